/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Qt Core asks of ICU, for the portable archive: 40 functions in place of 36 MB. Comparing texts is the C library's affair
   (wcscoll in the user's locale); time zones' names, other alphabets' case rules and old encodings are declined, upon which Qt
   takes its own tables. ICU_SUFFIX is the suffix of ICU's functions, for example _72.
   Types and meanings are those of ICU's C interface (ucol.h, ucnv.h, ucal.h, ustring.h, uenum.h). */
#define _GNU_SOURCE
#include <locale.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#define JOIN2(name, suffix) name##suffix
#define JOIN(name, suffix) JOIN2(name, suffix)
#define ICU(name) JOIN(name, ICU_SUFFIX)

typedef uint16_t UChar;
typedef int UErrorCode;
enum { Unsupported = 16, NoMemory = 7 };

/* Sets the error that callers take as "not here". */
static void decline(UErrorCode* status)
{
    if (status && *status <= 0) *status = Unsupported;
}

/* Collation ----------------------------------------------------------------------------------------------------- */

typedef struct
{
    locale_t locale;
    int ignoreCase;
} Collator;

/* UTF-16 of `length` units (negative: ends with 0) as wide characters; freed by the caller. */
static wchar_t* widened(const UChar* text, int32_t length, int ignoreCase, locale_t locale)
{
    if (length < 0)
        for (length = 0; text[length]; ++length) {}
    wchar_t* out = malloc(((size_t)length + 1) * sizeof *out);
    if (!out) return NULL;
    size_t n = 0;
    for (int32_t i = 0; i < length; ++i) {
        uint32_t c = text[i];
        if ((c & 0xfc00) == 0xd800 && i + 1 < length && (text[i + 1] & 0xfc00) == 0xdc00)
            c = 0x10000 + ((c & 0x3ff) << 10) + (text[++i] & 0x3ff);
        out[n++] = ignoreCase ? (wchar_t)towlower_l((wint_t)c, locale) : (wchar_t)c;
    }
    out[n] = 0;
    return out;
}

void* ICU(ucol_open)(const char* name, UErrorCode* status)
{
    (void)name; /* the user's own locale, as the C library knows it */
    Collator* collator = calloc(1, sizeof *collator);
    if (collator) collator->locale = newlocale(LC_COLLATE_MASK | LC_CTYPE_MASK, "", (locale_t)0);
    if (collator && !collator->locale) collator->locale = newlocale(LC_COLLATE_MASK | LC_CTYPE_MASK, "C", (locale_t)0);
    if (collator && collator->locale) return collator;
    free(collator);
    if (status) *status = NoMemory;
    return NULL;
}

void ICU(ucol_close)(void* handle)
{
    Collator* collator = handle;
    if (!collator) return;
    freelocale(collator->locale);
    free(collator);
}

void ICU(ucol_setAttribute)(void* handle, int attribute, int value, UErrorCode* status)
{
    enum { Strength = 5, Tertiary = 2 }; /* below tertiary, case makes no difference */
    (void)status;
    if (handle && attribute == Strength) ((Collator*)handle)->ignoreCase = value >= 0 && value < Tertiary;
}

int ICU(ucol_strcoll)(const void* handle, const UChar* a, int32_t aLength, const UChar* b, int32_t bLength)
{
    const Collator* collator = handle;
    wchar_t* left = widened(a, aLength, collator->ignoreCase, collator->locale);
    wchar_t* right = widened(b, bLength, collator->ignoreCase, collator->locale);
    const int order = left && right ? wcscoll_l(left, right, collator->locale) : 0;
    free(left);
    free(right);
    return order < 0 ? -1 : order > 0;
}

/* A key whose bytes compare as the texts do; returns its length, also where `room` is too small. */
int32_t ICU(ucol_getSortKey)(const void* handle, const UChar* text, int32_t length, uint8_t* key, int32_t room)
{
    const Collator* collator = handle;
    wchar_t* wide = widened(text, length, collator->ignoreCase, collator->locale);
    if (!wide) return 0;
    const size_t count = wcsxfrm_l(NULL, wide, 0, collator->locale);
    wchar_t* sorted = malloc((count + 1) * sizeof *sorted);
    int32_t bytes = 0;
    if (sorted) {
        wcsxfrm_l(sorted, wide, count + 1, collator->locale);
        for (size_t i = 0; i <= count; ++i)
            for (int shift = 24; shift >= 0; shift -= 8, ++bytes)
                if (bytes < room) key[bytes] = (uint8_t)((uint32_t)sorted[i] >> shift);
    }
    free(sorted);
    free(wide);
    return bytes;
}

/* Case: Qt's own tables stand in. ------------------------------------------------------------------------------- */

#define DECLINED_CASE(name)                                                                                              \
    int32_t ICU(name)(UChar * to, int32_t room, const UChar* from, int32_t length, const char* locale, UErrorCode* status) \
    {                                                                                                                    \
        (void)to, (void)room, (void)from, (void)length, (void)locale;                                                    \
        decline(status);                                                                                                 \
        return 0;                                                                                                        \
    }
DECLINED_CASE(u_strToUpper)
DECLINED_CASE(u_strToLower)

/* Time zones: none is opened, so that nothing can be asked of one. ---------------------------------------------- */

void* ICU(ucal_open)(const UChar* zone, int32_t length, const char* locale, int type, UErrorCode* status)
{
    (void)zone, (void)length, (void)locale, (void)type;
    decline(status);
    return NULL;
}
void* ICU(ucal_clone)(const void* calendar, UErrorCode* status)
{
    (void)calendar;
    decline(status);
    return NULL;
}
void ICU(ucal_close)(void* calendar) { (void)calendar; }
int32_t ICU(ucal_getDSTSavings)(const UChar* zone, UErrorCode* status)
{
    (void)zone;
    decline(status);
    return 0;
}
int32_t ICU(ucal_getDefaultTimeZone)(UChar* to, int32_t room, UErrorCode* status)
{
    (void)to, (void)room;
    decline(status);
    return 0;
}
int32_t ICU(ucal_getTimeZoneDisplayName)(const void* calendar, int type, const char* locale, UChar* to, int32_t room, UErrorCode* status)
{
    (void)calendar, (void)type, (void)locale, (void)to, (void)room;
    decline(status);
    return 0;
}
int8_t ICU(ucal_getTimeZoneTransitionDate)(const void* calendar, int type, double* when, UErrorCode* status)
{
    (void)calendar, (void)type, (void)when;
    decline(status);
    return 0;
}
int32_t ICU(ucal_get)(const void* calendar, int field, UErrorCode* status)
{
    (void)calendar, (void)field;
    decline(status);
    return 0;
}
int8_t ICU(ucal_inDaylightTime)(const void* calendar, UErrorCode* status)
{
    (void)calendar;
    decline(status);
    return 0;
}
void ICU(ucal_setMillis)(void* calendar, double when, UErrorCode* status)
{
    (void)calendar, (void)when;
    decline(status);
}
void* ICU(ucal_openTimeZones)(UErrorCode* status)
{
    decline(status);
    return NULL;
}
void* ICU(ucal_openCountryTimeZones)(const char* country, UErrorCode* status)
{
    (void)country;
    decline(status);
    return NULL;
}
void* ICU(ucal_openTimeZoneIDEnumeration)(int type, const char* region, const int32_t* offset, UErrorCode* status)
{
    (void)type, (void)region, (void)offset;
    decline(status);
    return NULL;
}
const char* ICU(uenum_next)(void* list, int32_t* length, UErrorCode* status)
{
    (void)list, (void)status;
    if (length) *length = 0;
    return NULL;
}
void ICU(uenum_close)(void* list) { (void)list; }

/* Encodings beyond Unicode and Latin-1: none is opened. --------------------------------------------------------- */

void* ICU(ucnv_open)(const char* name, UErrorCode* status)
{
    (void)name;
    decline(status);
    return NULL;
}
void ICU(ucnv_close)(void* converter) { (void)converter; }
void ICU(ucnv_reset)(void* converter) { (void)converter; }
int8_t ICU(ucnv_getMaxCharSize)(const void* converter) { return (void)converter, 4; }
const char* ICU(ucnv_getName)(const void* converter, UErrorCode* status)
{
    (void)converter;
    decline(status);
    return NULL;
}
const char* ICU(ucnv_getStandardName)(const char* name, const char* standard, UErrorCode* status)
{
    (void)name, (void)standard;
    decline(status);
    return NULL;
}
int32_t ICU(ucnv_fromUCountPending)(const void* converter, UErrorCode* status)
{
    (void)converter;
    decline(status);
    return 0;
}
int32_t ICU(ucnv_toUCountPending)(const void* converter, UErrorCode* status)
{
    (void)converter;
    decline(status);
    return 0;
}
void ICU(ucnv_fromUnicode)(void* converter, char** to, const char* toEnd, const UChar** from, const UChar* fromEnd, int32_t* offsets, int8_t flush, UErrorCode* status)
{
    (void)converter, (void)to, (void)toEnd, (void)from, (void)fromEnd, (void)offsets, (void)flush;
    decline(status);
}
void ICU(ucnv_toUnicode)(void* converter, UChar** to, const UChar* toEnd, const char** from, const char* fromEnd, int32_t* offsets, int8_t flush, UErrorCode* status)
{
    (void)converter, (void)to, (void)toEnd, (void)from, (void)fromEnd, (void)offsets, (void)flush;
    decline(status);
}

#define DECLINED_CALLBACK(name)                                                                                     \
    void ICU(name)(void* converter, void* action, const void* context, void* old, const void** oldContext, UErrorCode* status) \
    {                                                                                                               \
        (void)converter, (void)action, (void)context, (void)old, (void)oldContext;                                  \
        decline(status);                                                                                            \
    }
DECLINED_CALLBACK(ucnv_setFromUCallBack)
DECLINED_CALLBACK(ucnv_setToUCallBack)
void ICU(ucnv_getFromUCallBack)(const void* converter, void** action, const void** context)
{
    (void)converter;
    *action = NULL;
    *context = NULL;
}
void ICU(ucnv_getToUCallBack)(const void* converter, void** action, const void** context)
{
    (void)converter;
    *action = NULL;
    *context = NULL;
}
void ICU(ucnv_cbFromUWriteUChars)(void* arguments, const UChar** source, const UChar* end, int32_t offset, UErrorCode* status)
{
    (void)arguments, (void)source, (void)end, (void)offset;
    decline(status);
}
void ICU(ucnv_cbToUWriteUChars)(void* arguments, const UChar* source, int32_t length, int32_t offset, UErrorCode* status)
{
    (void)arguments, (void)source, (void)length, (void)offset;
    decline(status);
}
/* Only their addresses are taken, to be handed to the functions above. */
void ICU(UCNV_FROM_U_CALLBACK_SUBSTITUTE)(void) {}
void ICU(UCNV_TO_U_CALLBACK_SUBSTITUTE)(void) {}

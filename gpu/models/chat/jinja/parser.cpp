// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/describe.h"
#include "gpu/models/chat/jinja/expression_parser.h"

#include <algorithm>

namespace qs::jinja {
namespace {

constexpr int kDeepestBlock = 50;    ///< blocks within one another
constexpr int kMostBranches = 1'000; ///< 'elif' of a template, each of which lies within the one before

class Parser
{
public:
    explicit Parser(const std::vector<Token>& tokens) : m_in(tokens) {}

    Block all()
    {
        Block block = body({});
        if (m_in.now().kind != Token::Kind::End) m_in.unexpected();
        return block;
    }
    /// Where in the template it is.
    std::size_t place() const { return m_in.now().at; }

private:
    /// Statements up to a tag of one of these names, which is taken along but for its close.
    Block body(std::initializer_list<std::string_view> ends)
    {
        if (++m_depth > kDeepestBlock) fail(Message::tr("it is nested too deeply"));
        Block block;
        m_tag.clear();
        while (m_in.now().kind != Token::Kind::End) {
            if (m_in.now().kind == Token::Kind::Text) {
                block.push_back(make(Statement::Kind::Text, m_in.take().text));
            } else if (m_in.skip(Token::Kind::Open, "{{")) {
                block.push_back(make(Statement::Kind::Print));
                block.back()->expressions.push_back(m_in.tuple());
                close();
            } else {
                m_in.take();
                m_tag = m_in.name();
                if (std::ranges::find(ends, m_tag) != ends.end()) break;
                block.push_back(statement());
            }
            m_tag.clear();
        }
        if (ends.size() > 0 && m_tag.empty())
            fail(Message::tr("the tag %1 is missing").arg(quotedText(*(ends.end() - 1))));
        --m_depth;
        return block;
    }

    static std::unique_ptr<Statement> make(Statement::Kind kind, std::string text = {})
    {
        auto made = std::make_unique<Statement>();
        made->kind = kind;
        made->text = std::move(text);
        return made;
    }

    void close()
    {
        if (!m_in.isClose()) m_in.unexpected();
        m_in.take();
    }

    std::unique_ptr<Statement> statement()
    {
        const std::string tag = m_tag;
        if (tag == "if") return condition();
        if (tag == "for") return loop();
        if (tag == "set") return assignment();
        if (tag == "macro") return macro();
        if (tag == "call") return callBlock();
        if (tag == "filter") return filterBlock();
        if (tag == "with") return with();
        if (tag == "generation") {
            auto made = make(Statement::Kind::Generation);
            close();
            made->body = body({"endgeneration"});
            close();
            return made;
        }
        if (tag != "break" && tag != "continue") failUnsupported("tag", tag);
        if (m_loops == 0) m_in.unexpected();
        close();
        return make(tag == "break" ? Statement::Kind::Break : Statement::Kind::Continue);
    }

    std::unique_ptr<Statement> condition()
    {
        auto made = make(Statement::Kind::If);
        made->expressions.push_back(m_in.tuple(false));
        close();
        made->body = body({"elif", "else", "endif"});
        if (m_tag == "elif") {
            if (++m_branches > kMostBranches) fail(Message::tr("it is nested too deeply"));
            made->otherwise.push_back(condition());
            return made;
        }
        if (m_tag == "else") {
            close();
            made->otherwise = body({"endif"});
        }
        close();
        return made;
    }

    std::unique_ptr<Statement> loop()
    {
        auto made = make(Statement::Kind::For);
        do
            made->targets.push_back(m_in.name());
        while (m_in.skipOperator(",") && !m_in.isName("in"));
        made->unpacks = made->targets.size() > 1;
        if (!m_in.skipName("in")) m_in.unexpected();
        made->expressions.push_back(m_in.tuple(false));
        if (m_in.skipName("if")) made->condition = m_in.expression();
        if (m_in.isName("recursive")) failUnsupported("for", "recursive");
        close();
        ++m_loops;
        made->body = body({"else", "endfor"});
        --m_loops;
        if (m_tag == "else") {
            close();
            made->otherwise = body({"endfor"});
        }
        close();
        return made;
    }

    std::unique_ptr<Statement> assignment()
    {
        auto made = make(Statement::Kind::Set);
        do {
            std::string target = m_in.name();
            if (m_in.skipOperator(".")) target += "." + m_in.name();
            made->targets.push_back(std::move(target));
        } while (m_in.skipOperator(","));
        made->unpacks = made->targets.size() > 1;
        if (m_in.skipOperator("=")) {
            made->expressions.push_back(m_in.tuple());
            close();
            return made;
        }
        made->kind = Statement::Kind::SetBlock;
        made->expressions.push_back(m_in.filters(nullptr));
        close();
        made->body = body({"endset"});
        close();
        return made;
    }

    void parameters(Statement& made)
    {
        m_in.expectOperator("(");
        while (!m_in.isOperator(")")) {
            made.targets.push_back(m_in.name());
            made.expressions.push_back(m_in.skipOperator("=") ? m_in.expression() : nullptr);
            if (!m_in.skipOperator(",")) break;
        }
        m_in.expectOperator(")");
    }

    std::unique_ptr<Statement> macro()
    {
        if (m_loops > 0) failUnsupported("macro", "for");
        auto made = make(Statement::Kind::Macro, m_in.name());
        parameters(*made);
        close();
        made->body = body({"endmacro"});
        close();
        return made;
    }

    std::unique_ptr<Statement> callBlock()
    {
        auto made = make(Statement::Kind::CallBlock, "caller");
        if (m_in.isOperator("(")) parameters(*made);
        made->condition = m_in.expression();
        if (made->condition->kind != Expression::Kind::Call) m_in.unexpected();
        close();
        made->body = body({"endcall"});
        close();
        return made;
    }

    std::unique_ptr<Statement> filterBlock()
    {
        auto made = make(Statement::Kind::FilterBlock);
        auto first = makeExpression(Expression::Kind::Filter, m_in.name());
        adopt(*first, nullptr);
        if (m_in.isOperator("(")) m_in.arguments(*first);
        made->expressions.push_back(m_in.filters(std::move(first)));
        close();
        made->body = body({"endfilter"});
        close();
        return made;
    }

    std::unique_ptr<Statement> with()
    {
        auto made = make(Statement::Kind::With);
        while (!m_in.isClose()) {
            made->targets.push_back(m_in.name());
            m_in.expectOperator("=");
            made->expressions.push_back(m_in.expression());
            if (!m_in.skipOperator(",")) break;
        }
        close();
        made->body = body({"endwith"});
        close();
        return made;
    }

    ExpressionParser m_in;
    std::string m_tag; ///< the one that body() ended at
    int m_loops = 0, m_depth = 0, m_branches = 0;
};

} // namespace

Block parse(std::string_view source)
{
    const std::vector<Token> tokens = tokensOf(source);
    Parser parser(tokens);
    try {
        return parser.all();
    } catch (const Failure& failure) {
        const auto before = source.substr(0, std::min(parser.place(), source.size()));
        const auto line = std::ranges::count(before, '\n') + 1;
        throw Failure{Message::tr("line %1: %2").arg(static_cast<std::int64_t>(line), failure.why)};
    }
}

} // namespace qs::jinja

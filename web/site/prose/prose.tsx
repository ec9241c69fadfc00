import { lexer, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { anchorOf } from './anchor-of.ts'
import styles from './prose.module.css'

interface ProseProps {
  /** Markdown. */
  text: string
  /** Draws a fenced block, by the word behind its fence and its lines. */
  renderFigure?: (kind: string, lines: readonly string[]) => ReactNode
}

/**
 * Markdown as elements of React, so that nothing in a text becomes HTML by itself: tags stay letters, and a link leads to this site, to a
 * secure address or to a mailbox.
 */
export function Prose({ text, renderFigure }: ProseProps) {
  return <div className={styles.prose}>{blocks(lexer(text), renderFigure)}</div>
}

type Figure = ProseProps['renderFigure']

const blocks = (tokens: readonly Token[], figure: Figure): ReactNode =>
  // The parts of a text have no key but their place.
  tokens.map((token, place) => <Fragment key={place}>{block(token as Tokens.Generic, figure)}</Fragment>)

function block(token: Tokens.Generic, figure: Figure): ReactNode {
  switch (token.type) {
    case 'heading': {
      const { depth, text, tokens } = token as Tokens.Heading
      const Heading = depth <= 2 ? 'h2' : 'h3'
      return <Heading id={anchorOf(text)}>{inline(tokens)}</Heading>
    }
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>
    case 'text':
      return inline(token.tokens ?? [token])
    case 'blockquote':
      return <blockquote>{blocks(token.tokens ?? [], figure)}</blockquote>
    case 'list': {
      const { ordered, items } = token as Tokens.List
      const List = ordered ? 'ol' : 'ul'
      return (
        <List>
          {items.map((item, place) => (
            <li key={place}>{blocks(item.tokens, figure)}</li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table {...(token as Tokens.Table)} />
    case 'code':
      return figure?.(String(token.lang), String(token.text).split('\n')) ?? <pre>{String(token.text)}</pre>
    case 'space':
    case 'def':
      return null
    default:
      return token.raw
  }
}

/** On a phone each row is a block of its own, so every cell repeats its heading there. */
function Table({ header, rows }: Tokens.Table) {
  return (
    <table>
      <thead>
        <tr>
          {header.map(({ tokens }, place) => (
            <th key={place} scope="col">
              {inline(tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map(({ tokens }, place) => (
              <td key={place} data-heading={header[place]?.text}>
                {inline(tokens)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const inline = (tokens: readonly Token[] = []): ReactNode =>
  tokens.map((token, place) => <Fragment key={place}>{span(token as Tokens.Generic)}</Fragment>)

function span(token: Tokens.Generic): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>
    case 'em':
      return <em>{inline(token.tokens)}</em>
    case 'codespan':
      return <code>{String(token.text)}</code>
    case 'br':
      return <br />
    case 'link':
      return <TextLink to={String(token.href)}>{inline(token.tokens)}</TextLink>
    case 'escape':
    case 'text':
      return String(token.text)
    default:
      return token.raw
  }
}

/** A page of this site is gone to without loading the document anew. */
function TextLink({ to, children }: { to: string; children: ReactNode }) {
  if (/^(\/(?![/\\])|#)/.test(to)) return <Link to={to}>{children}</Link>
  return /^(https:\/\/|mailto:)/.test(to) ? <a href={to}>{children}</a> : children
}

import { useTranslation } from 'react-i18next'
import type { KeyIn } from '#shared/words/translation-key.ts'
import { Prose } from '../prose/prose.tsx'
import styles from './help-page.module.css'
import { excerptOf, markMatches, type Findable } from './search-help.ts'

interface HelpArticleProps extends Findable {
  id: KeyIn<'help'> extends infer Key ? (Key extends `${infer Name}Text` ? Name : never) : never
  /** Where it belongs, said among results of a search. */
  topic?: string
  query?: string
}

/** A question that opens into its answer; among results with what was found. */
export function HelpArticle({ id, title, text, topic, query = '' }: HelpArticleProps) {
  const { t } = useTranslation('help')
  const isResult = query !== ''
  return (
    <details className={styles.article} id={`article-${id}`}>
      <summary>
        {isResult && <span className={styles.topicOf}>{topic}</span>}
        <h3>
          <Marked text={title} query={query} />
        </h3>
        {isResult && (
          <span className={styles.excerpt}>
            <Marked text={excerptOf(text, query)} query={query} />
          </span>
        )}
      </summary>
      <Prose text={t(`${id}Text`)} />
    </details>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  // The pieces of a text have no key but their place.
  return markMatches(text, query).map((piece, place) =>
    piece.isMatch ? <mark key={place}>{piece.text}</mark> : <span key={place}>{piece.text}</span>,
  )
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { supportAddress } from '#web/api/support-address.ts'
import { goToHeading } from '../prose/go-to-heading.ts'
import { HelpArticle } from './help-article.tsx'
import styles from './help-page.module.css'
import { HelpSearch } from './help-search.tsx'
import { helpGroups } from './help-topics.ts'
import { plainText, searchHelp } from './search-help.ts'

/** How long somebody may pause in typing before it is searched for, in milliseconds. */
const pause = 200

/** Every article of the help by topic; what is searched for leaves the others out. */
export function HelpPage() {
  const { t } = useTranslation('help')
  const [typed, setTyped] = useState('')
  const query = useLater(typed)
  const articles = helpGroups.flatMap(({ topics }) =>
    topics.flatMap(({ name: topic, articles }) =>
      articles.map(id => ({ id, topic, title: t(`${id}Title`), text: plainText(t(`${id}Text`)) })),
    ),
  )
  const isSearching = query.trim() !== ''
  const found = searchHelp(articles, query)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <HelpSearch value={typed} onChange={setTyped} />
      <p role="status" className={styles.count}>
        {isSearching && (found.length > 0 ? t('found', { count: found.length }) : t('nothing'))}
      </p>
      <div className={styles.columns}>
        <nav className={styles.topics} aria-label={t('topics')} data-searching={isSearching || undefined}>
          {helpGroups.map(({ name, topics }) => (
            <div key={name}>
              <p className={styles.group}>{t(name)}</p>
              <ul>
                {topics.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${name}`} onClick={event => goToHeading(event, name)}>
                      {t(name)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.articles}>
          {isSearching
            ? found.map(article => <HelpArticle key={article.id} {...article} topic={t(article.topic)} query={query} />)
            : helpGroups.flatMap(({ topics }) =>
                topics.map(({ name, articles: ids }) => (
                  <section key={name} aria-labelledby={name} className={styles.topic}>
                    <h2 id={name}>{t(name)}</h2>
                    {articles
                      .filter(({ id, topic }) => topic === name && (ids as readonly string[]).includes(id))
                      .map(article => (
                        <HelpArticle key={article.id} {...article} />
                      ))}
                  </section>
                )),
              )}
          <aside className={styles.missing}>
            <div>
              <h2>{t('missingTitle')}</h2>
              <p>{t('missingText')}</p>
            </div>
            <a href={`mailto:${supportAddress}`} className={styles.write}>
              {t('write')}
            </a>
          </aside>
        </div>
      </div>
    </div>
  )
}

/** A value a moment after it last changed; at once where it is emptied. */
function useLater(value: string): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const wait = setTimeout(() => setLater(value), value === '' ? 0 : pause)
    return () => clearTimeout(wait)
  }, [value])
  return later
}

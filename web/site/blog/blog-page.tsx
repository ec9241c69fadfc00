import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { articleCategories, withPublished, type ArticleCategory, type ArticleEntry } from '#shared/site/article.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import { dayOfYear } from '#web/ui/dates/dates.ts'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { ArticleCover } from './article-cover.tsx'
import styles from './blog-page.module.css'

interface BlogPageProps {
  /** What operators have published beside the articles of the release. */
  published?: readonly ArticleEntry[]
}

/** Every article, the newest first and large; a subject in the address leaves the others out. */
export function BlogPage({ published = [] }: BlogPageProps) {
  const { t } = useTranslation('blog')
  const category = useCategory()
  const shown = withPublished(published).filter(article => !category || article.category === category)
  const [first, ...others] = shown
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <nav className={styles.categories} aria-label={t('categories')}>
        <Link to="/blog" aria-current={category ? undefined : 'page'}>
          {t('all')}
        </Link>
        {articleCategories.map(name => (
          <Link key={name} to={`/blog?category=${name}`} aria-current={name === category ? 'page' : undefined}>
            {t(`category${capitalised(name)}`)}
          </Link>
        ))}
      </nav>
      {first && <First article={first} />}
      <ul className={styles.others}>
        {others.map(article => (
          <li key={article.slug}>
            <ArticleCover cover={article.cover} />
            <Facts article={article} />
            <h2>
              <Link to={`/blog/${article.slug}`}>{article.title}</Link>
            </h2>
            <p>{article.lead}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function First({ article }: { article: ArticleEntry }) {
  const { t } = useTranslation('blog')
  return (
    <article className={styles.first}>
      <ArticleCover cover={article.cover} />
      <div>
        <Facts article={article} />
        <h2>
          <Link to={`/blog/${article.slug}`}>{article.title}</Link>
        </h2>
        <p>{article.lead}</p>
        <span className={styles.read} aria-hidden="true">
          {t('read')} <Icon name="arrow-right" size="sm" />
        </span>
      </div>
    </article>
  )
}

function Facts({ article: { category, published, minutes } }: { article: ArticleEntry }) {
  const { t, i18n } = useTranslation('blog')
  return (
    <p className={styles.facts}>
      {t(`category${capitalised(category)}`)} ·{' '}
      <time dateTime={published} suppressHydrationWarning>
        {dayOfYear(published, i18n.language)}
      </time>{' '}
      · {t('minutes', { count: minutes })}
    </p>
  )
}

/** The subject in the address; the prerendered page has none. */
function useCategory(): ArticleCategory | undefined {
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const named = new URLSearchParams(search).get('category')
  return isHydrated ? articleCategories.find(name => name === named) : undefined
}

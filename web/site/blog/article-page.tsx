import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ArticleEntry } from '#shared/site/article.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import { productName } from '#shared/words/product.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { fullDay, monthInWords } from '#web/ui/dates/dates.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { anchorOf } from '../prose/anchor-of.ts'
import { Prose } from '../prose/prose.tsx'
import { TableOfContents } from '../prose/table-of-contents.tsx'
import styles from './article-page.module.css'
import { Figure } from './figure.tsx'

interface ArticlePageProps {
  article: ArticleEntry
  /** Markdown, block by block. */
  body: readonly string[]
}

export function ArticlePage({ article, body }: ArticlePageProps) {
  const { t, i18n } = useTranslation('blog')
  const { title, lead, category, published, checked, minutes, cover } = article
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title])
  const headings = body
    .filter(block => block.startsWith('## '))
    .map(block => ({ id: anchorOf(block.slice(3)), title: block.slice(3) }))
  const leave = 'leave' in cover ? cover.leave : 'vacation'
  return (
    <article className={styles.page}>
      <p className={styles.way}>
        <Link to="/blog">Blog</Link>
        <Icon name="chevron-right" size="sm" />
        <Link to={`/blog?category=${category}`}>{t(`category${capitalised(category)}`)}</Link>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.facts}>
        <time dateTime={published} suppressHydrationWarning>
          {fullDay(published, i18n.language)}
        </time>
        <span>{t('minutesReading', { count: minutes })}</span>
        <span suppressHydrationWarning>{t('checked', { date: monthInWords(checked.slice(0, 7), i18n.language) })}</span>
      </p>
      <div className={styles.columns}>
        <div>
          <p className={styles.lead}>{lead}</p>
          <Prose
            text={body.join('\n\n')}
            renderFigure={(kind, lines) => <Figure kind={kind} lines={lines} leave={leave} />}
          />
        </div>
        <aside className={styles.side}>
          <TableOfContents entries={headings} />
          <div className={styles.yours}>
            <h2>{t('calculateTitle')}</h2>
            <p>{t('calculateText')}</p>
            <LinkButton to="/days-off-calculator" size="sm">
              {t('calculate')}
            </LinkButton>
          </div>
        </aside>
      </div>
      <div className={styles.closing}>
        <div>
          <h2>{t('closingTitle')}</h2>
          <p>{t('closingText')}</p>
        </div>
        <LinkButton to="/register" variant="primary" size="lg">
          {t('register')}
        </LinkButton>
      </div>
    </article>
  )
}

import type { ArticleDraft } from '#shared/site/content/article.ts'
import { ArticleEditor } from '#web/backoffice/content/articles/article-page.tsx'
import { ArticleCover } from '#web/site/blog/article-cover.tsx'
import { Figure } from '#web/site/blog/figure.tsx'
import { Prose } from '#web/site/prose/prose.tsx'
import { todayInBudapest } from '#web/ui/dates/today.ts'

/** An article, previewed by what the blog draws it with. */
export const ArticleArea = () => (
  <ArticleEditor today={todayInBudapest()} renderPreview={draft => <ArticlePreview draft={draft} />} />
)

/** The cover knows only days that are whole numbers, which a field that is being typed in may not hold. */
function ArticlePreview({ draft: { title, lead, body, cover } }: { draft: ArticleDraft }) {
  const boxes = cover.boxes.filter(({ days }) => days >= 1 && days <= 60)
  return (
    <article>
      <ArticleCover cover={{ leave: cover.leave, boxes: boxes.map(({ days, drawn }) => [days, drawn]) }} />
      <h3>{title}</h3>
      <p>{lead}</p>
      <Prose text={body} renderFigure={(kind, lines) => <Figure kind={kind} lines={lines} leave={cover.leave} />} />
    </article>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addArticle } from '#shared/backoffice/contract/articles/add-article.ts'
import { changeArticle } from '#shared/backoffice/contract/articles/change-article.ts'
import { showOwnArticle, type ArticleView } from '#shared/backoffice/contract/articles/show-own-article.ts'
import type { ArticleDraft } from '#shared/site/content/article.ts'
import { useApi } from '#web/api/use-api.ts'
import { Card } from '#web/ui/card/card.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useAreaParams } from '../../frame/area-params.ts'
import { AreaPage } from '../../frame/area-page.tsx'
import { useMay } from '../../frame/use-operator.ts'
import { useOperatorChange } from '../../frame/use-operator-change.ts'
import styles from '../content.module.css'
import { ArticleForm } from './article-form.tsx'

interface ArticlePageProps {
  /** The day that a new article is dated by. */
  today: string
  /** How the blog shows what is typed. */
  renderPreview: (draft: ArticleDraft) => ReactNode
}

const blank = {
  slug: '',
  title: '',
  category: 'szabadsag' as const,
  lead: '',
  body: '',
  cover: { leave: 'vacation' as const, boxes: [{ days: 5, drawn: 'planned' as const }] },
  is_published: false,
  version: 0,
}

/** An article that an operator writes, with what the blog will show of it. */
export function ArticleEditor({ today, renderPreview }: ArticlePageProps) {
  const { t } = useTranslation(['sitecontent', 'backoffice'])
  const { id = 'new' } = useAreaParams()
  const isNew = id === 'new'
  const { data, error, mutate } = useApi(showOwnArticle, isNew ? null : { path: { id } })
  const adding = useOperatorChange(addArticle)
  const changing = useOperatorChange(changeArticle)
  const mayWrite = useMay()('articles.write')
  const navigate = useNavigate()
  const article = data?.data
  const title = isNew ? t('articleAdd') : (article?.title ?? t('articleEdit'))

  return (
    <AreaPage title={title}>
      {error && !article && <LoadFailed title={t('backoffice:loadFailed')} onRetry={() => void mutate()} />}
      {!isNew && !article && !error && <SkeletonRows rows={10} />}
      {article && !mayWrite && (
        <div className={styles.read}>
          <Card>
            <div className={styles.shown}>{renderPreview(article)}</div>
          </Card>
        </div>
      )}
      {article && mayWrite && (
        <ArticleForm
          name={article.id}
          known={draftOf(article)}
          renderPreview={renderPreview}
          save={async body => {
            await changing.change({ path: { id }, body })
            toast.success(t('backoffice:saved'))
          }}
        />
      )}
      {isNew && !mayWrite && <Alert tone="warning">{t('articleMayNot')}</Alert>}
      {isNew && mayWrite && (
        <ArticleForm
          name="new"
          known={{ ...blank, published: today }}
          renderPreview={renderPreview}
          save={async ({ version: _version, ...body }) => {
            const added = await adding.change({ body })
            toast.success(t('added', { name: body.title }))
            void navigate(`/admin/articles/${added.data.id}`, { replace: true })
          }}
        />
      )}
    </AreaPage>
  )
}

/** What the form has of an article. */
const draftOf = ({ id: _id, minutes: _minutes, created_at: _created, changed_at: _changed, ...draft }: ArticleView) =>
  draft

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listOwnArticles } from '#shared/backoffice/contract/articles/list-own-articles.ts'
import { removeArticle } from '#shared/backoffice/contract/articles/remove-article.ts'
import type { ArticleSummary } from '#shared/site/content/article.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { AreaPage } from '../../frame/area-page.tsx'
import { PagedTable } from '../../frame/paged-table.tsx'
import { useMay } from '../../frame/use-operator.ts'
import { useOperatorChange } from '../../frame/use-operator-change.ts'
import { usePages } from '../../frame/use-pages.ts'
import styles from '../content.module.css'

const columnsOf = (t: TFunction<'sitecontent'>, medium: (day: string) => string): Column<ArticleSummary>[] => [
  {
    id: 'title',
    title: t('title'),
    cell: ({ id, title, slug }) => (
      <>
        <Link to={`/admin/articles/${id}`} className={styles.name}>
          {title}
        </Link>
        <p className={styles.quiet}>/blog/{slug}</p>
      </>
    ),
  },
  { id: 'category', title: t('category'), isUnbroken: true, cell: ({ category }) => t(category) },
  { id: 'published', title: t('dated'), isUnbroken: true, cell: ({ published }) => medium(published) },
  {
    id: 'state',
    title: t('state'),
    cell: ({ is_published }) =>
      is_published ? (
        <StatusLabel tone="success" icon="eye">
          {t('published')}
        </StatusLabel>
      ) : (
        <StatusLabel tone="muted" icon="pencil">
          {t('draft')}
        </StatusLabel>
      ),
  },
]

/** The articles that operators have written, beside those of the release. */
export function ArticlesPage() {
  const { t } = useTranslation(['sitecontent', 'backoffice', 'common'])
  const { medium } = useDates()
  const pages = usePages(listOwnArticles)
  const removing = useOperatorChange(removeArticle)
  const { ask, dialog } = useQuestion()
  const mayWrite = useMay()('articles.write')

  async function remove({ id, title }: ArticleSummary) {
    const question = { title: t('articleRemove', { title }), confirm: t('common:delete'), isDanger: true }
    if (!(await ask({ ...question, children: t('removeWhy') }))) return
    await toastOnError(async () => {
      await removing.change({ path: { id } })
      toast.success(t('removed', { name: title }))
    })
  }

  return (
    <AreaPage
      title={t('backoffice:articles')}
      lead={t('articlesLead')}
      actions={
        mayWrite && (
          <LinkButton to="/admin/articles/new" variant="primary" icon="plus">
            {t('articleAdd')}
          </LinkButton>
        )
      }
    >
      <PagedTable
        label={t('backoffice:articles')}
        columns={columnsOf(t, medium)}
        pages={pages}
        nameOf={({ title }) => title}
        {...(mayWrite && {
          menu: (article: ArticleSummary) => [
            { id: 'edit', label: t('edit'), icon: 'pencil', href: `/admin/articles/${article.id}` },
            {
              id: 'remove',
              label: t('common:delete'),
              icon: 'trash',
              isDanger: true,
              onAction: () => void remove(article),
            },
          ],
        })}
        empty={t('articlesNone')}
      />
      {dialog}
    </AreaPage>
  )
}

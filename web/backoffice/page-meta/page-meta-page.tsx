import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { changePageMeta } from '#shared/backoffice/contract/page-meta/change-page-meta.ts'
import { listPageMeta, type PageMetaView } from '#shared/backoffice/contract/page-meta/list-page-meta.ts'
import { saysNothing } from '#shared/site/content/page-meta.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { useOpened } from '../frame/use-opened.ts'
import { useMay } from '../frame/use-operator.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { PageMetaDialog } from './page-meta-dialog.tsx'
import { nothingSaid } from './meta-fields.ts'

type Row = PageMetaView & { id: string }

const ownOf = ({ title, description, robots, og_title, og_description, og_image }: PageMetaView) => ({
  title,
  description,
  robots,
  og_title,
  og_description,
  og_image,
})

const columnsOf = (t: TFunction<'contentadmin'>): Column<Row>[] => [
  { id: 'page', title: t('page'), cell: ({ path }) => <strong>{path}</strong> },
  { id: 'language', title: t('language'), cell: ({ language }) => t(language) },
  {
    id: 'title',
    title: t('title'),
    cell: ({ title, released, language }) => <span lang={language}>{title ?? released.title}</span>,
  },
  {
    id: 'state',
    title: t('state'),
    cell: row =>
      saysNothing(ownOf(row)) ? (
        t('isDefault')
      ) : (
        <StatusLabel tone="success" icon="pencil">
          {t('isOwn')}
        </StatusLabel>
      ),
  },
]

/** What the public pages say to search engines and where they are shared, by page and language. */
export function PageMetaPage() {
  const { t } = useTranslation(['contentadmin', 'backoffice'])
  const { data, error, mutate } = useApi(listPageMeta)
  const changing = useOperatorChange(changePageMeta)
  const { ask, dialog } = useQuestion()
  const mayWrite = useMay()('page-meta.write')
  const rows = data?.data.map((row): Row => ({ ...row, id: `${row.language} ${row.path}` }))
  const { edited, open, close } = useOpened(rows)

  async function reset({ path, language, version }: Row) {
    const title = t('resetMetaTitle', { page: path, language: t(language) })
    if (!(await ask({ title, confirm: t('resetMeta'), children: t('resetMetaWhy') }))) return
    await toastOnError(async () => {
      await changing.change({ body: { ...nothingSaid, path, language, version } })
      toast.success(t('backoffice:saved'))
    })
  }

  return (
    <AreaPage title={t('backoffice:page-meta')} lead={t('metaLead')}>
      <DataTable
        label={t('backoffice:page-meta')}
        columns={columnsOf(t)}
        rows={rows}
        nameOf={({ path, language }) => t('editMetaOf', { page: path, language: t(language) })}
        {...(mayWrite && {
          menu: (row: Row) => [
            { id: 'edit', label: t('editMeta'), icon: 'pencil', onAction: () => open(row.id) },
            {
              id: 'reset',
              label: t('resetMeta'),
              icon: 'undo',
              isDisabled: saysNothing(ownOf(row)),
              onAction: () => void reset(row),
            },
          ],
        })}
        empty={t('noTexts')}
        {...(error && !data && { error: error.message, onRetry: () => void mutate() })}
      />
      {edited && <PageMetaDialog known={edited} onClose={close} />}
      {dialog}
    </AreaPage>
  )
}

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addTemplate } from '#shared/backoffice/contract/operators/add-template.ts'
import { changeTemplate } from '#shared/backoffice/contract/operators/change-template.ts'
import { listTemplates } from '#shared/backoffice/contract/operators/list-templates.ts'
import { removeTemplate } from '#shared/backoffice/contract/operators/remove-template.ts'
import { areas } from '#shared/contract/permission.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { AreaPage } from '../frame/area-page.tsx'
import type { Confirmed } from '../frame/confirmed.ts'
import { useOpened } from '../frame/use-opened.ts'
import { useMay } from '../frame/use-operator.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import type { RowOf } from '../frame/use-pages.ts'
import { TemplateDialog } from './template-dialog.tsx'

type Template = RowOf<typeof listTemplates>

const columnsOf = (t: TFunction<'operators'>): Column<Template>[] => [
  { id: 'name', title: t('templateName'), cell: ({ name }) => <strong>{name}</strong> },
  {
    id: 'areas',
    title: t('permissions'),
    cell: ({ permissions }) => {
      const count = permissions.filter(one => one.endsWith('.read')).length
      return count === areas.length ? t('everything') : t('areas', { count })
    },
  },
  { id: 'users', title: t('templateUsers'), align: 'end', cell: ({ operators }) => operators },
]

/** The sets of permissions that operators are given. */
export function TemplatesPage({ confirmed }: { confirmed: Confirmed }) {
  const { t } = useTranslation(['operators', 'backoffice', 'common'])
  const { data, error, mutate } = useApi(listTemplates)
  const adding = useOperatorChange(addTemplate)
  const changing = useOperatorChange(changeTemplate)
  const removing = useOperatorChange(removeTemplate)
  const { ask, dialog } = useQuestion()
  const mayWrite = useMay()('permission-templates.write')
  const { isNew, edited, open, openNew, close } = useOpened(data?.data)
  const version = data?.version ?? 0

  async function remove({ id, name }: Template) {
    const question = { title: t('templateRemove', { name }), confirm: t('common:delete'), isDanger: true }
    if (!(await ask({ ...question, children: t('templateRemoveWhy') }))) return
    await toastOnError(async () => {
      if (await confirmed(() => removing.change({ path: { id } }))) toast.success(t('templateRemoved', { name }))
    })
  }

  const columns = columnsOf(t)

  return (
    <AreaPage
      title={t('backoffice:permission-templates')}
      lead={t('templateLead')}
      count={data?.data.length}
      actions={
        mayWrite && (
          <Button variant="primary" icon="plus" onPress={openNew}>
            {t('templateAdd')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('backoffice:permission-templates')}
        columns={columns}
        rows={data?.data}
        nameOf={({ name }) => name}
        {...(mayWrite && {
          menu: (template: Template) => [
            { id: 'edit', label: t('templateEdit'), icon: 'pencil', onAction: () => open(template.id) },
            {
              id: 'remove',
              label: t('common:delete'),
              icon: 'trash',
              isDanger: true,
              onAction: () => void remove(template),
            },
          ],
        })}
        empty={t('templateNone')}
        {...(error && !data && { error: error.message, onRetry: () => void mutate() })}
      />
      {isNew && (
        <TemplateDialog
          title={t('templateAdd')}
          draft="new"
          known={{ name: '', permissions: [], version }}
          save={async ({ name, permissions }) => {
            const added = await confirmed(() => adding.change({ body: { name, permissions } }))
            if (added) toast.success(t('templateAdded', { name }))
            return added
          }}
          onClose={close}
        />
      )}
      {edited && (
        <TemplateDialog
          title={t('templateEdit')}
          draft={edited.id}
          known={{ name: edited.name, permissions: edited.permissions, version }}
          save={async body => {
            const changed = await confirmed(() => changing.change({ path: { id: edited.id }, body }))
            if (changed) toast.success(t('backoffice:saved'))
            return changed
          }}
          onClose={close}
        />
      )}
      {dialog}
    </AreaPage>
  )
}

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { changeOperator } from '#shared/backoffice/contract/operators/change-operator.ts'
import { listOperators } from '#shared/backoffice/contract/operators/list-operators.ts'
import type { OperatorView, TemplateView } from '#shared/backoffice/contract/operators/operator-view.ts'
import { sendOperatorLink } from '#shared/backoffice/contract/operators/send-operator-link.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { MenuEntry } from '#web/ui/menu/menu-entry.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { AreaPage } from '../frame/area-page.tsx'
import type { Confirmed } from '../frame/confirmed.ts'
import { useOpened } from '../frame/use-opened.ts'
import { useMay } from '../frame/use-operator.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { OperatorDialog } from './operator-dialog.tsx'
import { OperatorState } from './operator-state.tsx'
import styles from './operators.module.css'
import { differences } from './permission-words.ts'

const columnsOf = (t: TFunction<'operators'>, templates: readonly TemplateView[]): Column<OperatorView>[] => [
  { id: 'name', title: t('name'), cell: one => <OperatorName operator={one} /> },
  { id: 'permissions', title: t('permissions'), cell: one => <Granted operator={one} templates={templates} /> },
  { id: 'state', title: t('state'), cell: one => <OperatorState operator={one} /> },
]

/** Who runs the service, and what they may do. */
export function OperatorsPage({ confirmed }: { confirmed: Confirmed }) {
  const { t, i18n } = useTranslation(['operators', 'backoffice'])
  const { data, error, mutate } = useApi(listOperators)
  const changing = useOperatorChange(changeOperator)
  const sending = useOperatorChange(sendOperatorLink)
  const { ask, dialog } = useQuestion()
  const mayWrite = useMay()('admin-users.write')
  const templates = data?.templates ?? []
  const { isNew, edited, open, openNew, close } = useOpened(data?.data)

  async function setActive({ id, email, template, permissions, version }: OperatorView, is_active: boolean) {
    const question = { title: t('deactivateTitle', { email }), confirm: t('deactivate'), isDanger: true }
    if (!is_active && !(await ask({ ...question, children: t('deactivateWhy') }))) return
    const body = { template, permissions, is_active, version }
    await toastOnError(() => confirmed(() => changing.change({ path: { id }, body })))
  }

  const sendLink = ({ id, email }: OperatorView) =>
    toastOnError(async () => {
      if (await confirmed(() => sending.change({ path: { id } }))) toast.success(t('linkSent', { email }))
    })

  const menu = (one: OperatorView): MenuEntry[] => [
    { id: 'edit', label: t('edit'), icon: 'pencil', onAction: () => open(one.id) },
    ...(one.can_sign_in
      ? []
      : [{ id: 'link', label: t('sendLink'), icon: 'mail' as const, onAction: () => void sendLink(one) }]),
    one.is_active
      ? { id: 'off', label: t('deactivate'), icon: 'ban', isDanger: true, onAction: () => void setActive(one, false) }
      : { id: 'on', label: t('activate'), icon: 'undo', onAction: () => void setActive(one, true) },
  ]

  const columns = columnsOf(t, templates)

  return (
    <AreaPage
      title={t('backoffice:admin-users')}
      lead={t('lead')}
      count={data?.data.length}
      actions={
        mayWrite && (
          <Button variant="primary" icon="plus" onPress={openNew}>
            {t('invite')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('backoffice:admin-users')}
        columns={columns}
        rows={data?.data}
        nameOf={one => personName(one, i18n.language) || one.email}
        {...(mayWrite && { menu })}
        empty={t('none')}
        {...(error && !data && { error: error.message, onRetry: () => void mutate() })}
      />
      {isNew && <InviteDialog templates={templates} confirmed={confirmed} onClose={close} />}
      {edited && <OperatorDialog operator={edited} templates={templates} confirmed={confirmed} onClose={close} />}
      {dialog}
    </AreaPage>
  )
}

function OperatorName({ operator }: { operator: OperatorView }) {
  const { i18n } = useTranslation()
  const name = personName(operator, i18n.language)
  return (
    <span className={styles.lines}>
      <strong>{name || operator.email}</strong>
      {name && <span className={styles.below}>{operator.email}</span>}
    </span>
  )
}

/** The template, and how somebody differs from it. */
function Granted({ operator, templates }: { operator: OperatorView; templates: readonly TemplateView[] }) {
  const { t } = useTranslation('operators')
  const template = templates.find(({ id }) => id === operator.template)
  const areas = operator.permissions.filter(one => one.endsWith('.read')).length
  const differing = template ? differences(template.permissions, operator.permissions) : 0
  return (
    <span className={styles.lines}>
      <span>{template?.name ?? t('noTemplate')}</span>
      <span className={styles.below}>
        {template ? (differing > 0 ? t('differs', { count: differing }) : null) : t('areas', { count: areas })}
      </span>
    </span>
  )
}

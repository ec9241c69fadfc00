import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addUserGroup } from '#shared/backoffice/contract/user-groups/add-user-group.ts'
import { changeUserGroup } from '#shared/backoffice/contract/user-groups/change-user-group.ts'
import { listUserGroups, type UserGroupView } from '#shared/backoffice/contract/user-groups/list-user-groups.ts'
import { removeUserGroup } from '#shared/backoffice/contract/user-groups/remove-user-group.ts'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { useOpened } from '../frame/use-opened.ts'
import { useMay } from '../frame/use-operator.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { RuleInWords } from './rule-in-words.tsx'
import { UserGroupDialog } from './user-group-dialog.tsx'
import styles from './user-groups.module.css'

const columnsOf = (t: TFunction<'usergroups'>, medium: (day: string) => string): Column<UserGroupView>[] => [
  {
    id: 'name',
    title: t('name'),
    cell: ({ id, name, description }) => (
      <>
        <Link to={`/admin/user-groups/${id}`} className={styles.name}>
          {name}
        </Link>
        {description && <p className={styles.quiet}>{description}</p>}
      </>
    ),
  },
  { id: 'members', title: t('members'), cell: ({ rule }) => (rule ? <RuleInWords rule={rule} /> : t('picked')) },
  {
    id: 'created',
    isUnbroken: true,
    title: t('created'),
    isExtra: true,
    cell: ({ created_at }) => medium(dayInBudapest(created_at * 1000)),
  },
]

const empty = { name: '', description: '', rule: null, version: 0 }

/** The named audiences of those who run the service. */
export function UserGroupsPage() {
  const { t } = useTranslation(['usergroups', 'backoffice', 'common'])
  const { medium } = useDates()
  const { data, error, mutate } = useApi(listUserGroups)
  const adding = useOperatorChange(addUserGroup)
  const changing = useOperatorChange(changeUserGroup)
  const removing = useOperatorChange(removeUserGroup)
  const { ask, dialog } = useQuestion()
  const mayWrite = useMay()('user-groups.write')
  const { isNew, edited, open, openNew, close } = useOpened(data?.data)

  async function remove({ id, name }: UserGroupView) {
    const question = { title: t('removeTitle', { name }), confirm: t('common:delete'), isDanger: true }
    if (!(await ask({ ...question, children: t('removeWhy') }))) return
    await toastOnError(async () => {
      await removing.change({ path: { id } })
      toast.success(t('removed', { name }))
    })
  }

  return (
    <AreaPage
      title={t('backoffice:user-groups')}
      lead={t('lead')}
      count={data?.data.length}
      actions={
        <>
          <LinkButton to="/admin/user-groups/messages" icon="mail">
            {t('messages')}
          </LinkButton>
          {mayWrite && (
            <Button variant="primary" icon="plus" onPress={openNew}>
              {t('add')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={t('backoffice:user-groups')}
        columns={columnsOf(t, medium)}
        rows={data?.data}
        nameOf={({ name }) => name}
        {...(mayWrite && {
          menu: (group: UserGroupView) => [
            { id: 'edit', label: t('edit'), icon: 'pencil', onAction: () => open(group.id) },
            {
              id: 'remove',
              label: t('common:delete'),
              icon: 'trash',
              isDanger: true,
              onAction: () => void remove(group),
            },
          ],
        })}
        empty={t('none')}
        {...(error && !data && { error: error.message, onRetry: () => void mutate() })}
      />
      {isNew && (
        <UserGroupDialog
          title={t('add')}
          draft="new"
          known={empty}
          save={async ({ version: _version, ...body }) => {
            await adding.change({ body })
            toast.success(t('added', { name: body.name }))
          }}
          onClose={close}
        />
      )}
      {edited && (
        <UserGroupDialog
          title={t('editTitle')}
          draft={edited.id}
          known={valuesOf(edited)}
          save={async body => {
            await changing.change({ path: { id: edited.id }, body })
            toast.success(t('backoffice:saved'))
          }}
          onClose={close}
        />
      )}
      {dialog}
    </AreaPage>
  )
}

/** What the form has of a group. */
const valuesOf = ({ name, description, rule, version }: UserGroupView) => ({ name, description, rule, version })

import type { TFunction } from 'i18next'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  listUserGroupMembers,
  type UserGroupMemberRow,
} from '#shared/backoffice/contract/user-groups/list-user-group-members.ts'
import { removeUserGroupMember } from '#shared/backoffice/contract/user-groups/remove-user-group-member.ts'
import { memberKinds, type MemberKind } from '#shared/backoffice/user-groups/user-group.ts'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { useAreaParams } from '../frame/area-params.ts'
import type { Confirmed } from '../frame/confirmed.ts'
import { PagedTable } from '../frame/paged-table.tsx'
import { RecordPending } from '../frame/record-pending.tsx'
import { SearchField, useSearch } from '../frame/search-field.tsx'
import { useMay } from '../frame/use-operator.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { usePages } from '../frame/use-pages.ts'
import { AddMembersDialog } from './add-members-dialog.tsx'
import { RuleInWords } from './rule-in-words.tsx'
import { useDownload } from './use-download.ts'
import { WriteDialog } from './write-dialog.tsx'
import styles from './user-groups.module.css'

const columnsOf = (
  t: TFunction<'usergroups'>,
  medium: (day: string) => string,
  linked: (row: UserGroupMemberRow) => ReactNode,
): Column<UserGroupMemberRow>[] => [
  {
    id: 'name',
    title: t('name'),
    cell: row => (
      <>
        {linked(row)}
        {row.name && row.email && <p className={styles.quiet}>{row.email}</p>}
      </>
    ),
  },
  {
    id: 'since',
    title: t('memberSince'),
    isUnbroken: true,
    cell: ({ added_at }) => medium(dayInBudapest(added_at * 1000)),
  },
]

const nameOf = ({ name, email }: UserGroupMemberRow) => name || (email ?? '')

/** A group: by what its members belong to it, and who they are. */
export function UserGroupPage({ confirmed }: { confirmed: Confirmed }) {
  const { t } = useTranslation(['usergroups', 'backoffice'])
  const { id = '' } = useAreaParams()
  const { medium } = useDates()
  const { query, setParams } = useQueryParams<'of' | 'q'>()
  const of: MemberKind = query.get('of') === 'account' ? 'account' : 'company'
  const pages = usePages(listUserGroupMembers, { of, q: useSearch() }, { path: { id } })
  const removing = useOperatorChange(removeUserGroupMember)
  const { download, isDownloading } = useDownload()
  const [isAdding, setAdding] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const may = useMay()
  const group = pages.first?.group

  const list = { to: '/admin/user-groups', label: t('back') }
  if (!group) return <RecordPending area="user-groups" list={list} error={pages.error} onRetry={pages.reload} />
  const isPicked = group.rule === null
  const mayPick = isPicked && may('user-groups.write')
  const maySearch = may(of === 'company' ? 'companies.read' : 'users.read')

  const takeOut = (row: UserGroupMemberRow) =>
    toastOnError(async () => {
      await removing.change({ path: { id, memberId: row.id } })
      toast.success(t('takenOut', { name: nameOf(row) }))
    })

  const linked = (row: UserGroupMemberRow) =>
    maySearch ? (
      <Link to={`/admin/${row.of === 'company' ? 'companies' : 'users'}/${row.id}`} className={styles.name}>
        {nameOf(row)}
      </Link>
    ) : (
      <span className={styles.name}>{nameOf(row)}</span>
    )

  return (
    <AreaPage
      title={group.name}
      lead={group.description}
      actions={
        <>
          <LinkButton to={list.to} variant="quiet" icon="arrow-left">
            {list.label}
          </LinkButton>
          <Button
            icon="download"
            isDisabled={!pages.rows?.length}
            isPending={isDownloading}
            onPress={() => void download(group, of)}
          >
            {t('download')}
          </Button>
          <LinkButton to={`/admin/user-groups/messages?group=${id}`} icon="mail">
            {t('messages')}
          </LinkButton>
          {may('user-groups.write') && (
            <Button icon="send" onPress={() => setWriting(true)}>
              {t('write')}
            </Button>
          )}
          {mayPick && maySearch && (
            <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
              {t(of === 'company' ? 'addCompanies' : 'addPeople')}
            </Button>
          )}
        </>
      }
    >
      {group.rule && (
        <>
          <RuleInWords rule={group.rule} />
          <p className={styles.quiet}>{t('ruleTime')}</p>
        </>
      )}
      <PagedTable
        label={t('members')}
        columns={columnsOf(t, medium, linked)}
        pages={pages}
        nameOf={nameOf}
        tabs={['of']}
        toolbar={
          <div className={styles.toolbar}>
            {isPicked && (may('users.read') || of === 'account') && (
              <SegmentedControl
                label={t('of')}
                options={memberKinds.map(value => ({ value, label: t(value === 'company' ? 'companies' : 'people') }))}
                value={of}
                onChange={chosen => setParams({ of: chosen === 'company' ? null : chosen, q: null })}
              />
            )}
            <SearchField label={t('search')} placeholder={t('search')} />
          </div>
        }
        {...(mayPick && {
          menu: (row: UserGroupMemberRow) => [
            { id: 'remove', label: t('takeOut'), icon: 'x' as const, onAction: () => void takeOut(row) },
          ],
        })}
        empty={t(of === 'company' ? 'noCompanies' : 'noPeople')}
      />
      {isWriting && <WriteDialog group={group} confirmed={confirmed} onClose={() => setWriting(false)} />}
      {isAdding && <AddMembersDialog group={id} of={of} onClose={() => setAdding(false)} />}
    </AreaPage>
  )
}

import { useTranslation } from 'react-i18next'
import { showCompany } from '#shared/company/contract/show-company.ts'
import { isSuperadmin } from '#shared/contract/role.ts'
import { activatePerson } from '#shared/people/contract/activate-person.ts'
import { deactivatePerson } from '#shared/people/contract/deactivate-person.ts'
import { deletePerson } from '#shared/people/contract/delete-person.ts'
import { invitePeople } from '#shared/people/contract/invite-people.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { useMe } from '#web/api/use-me.ts'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { MenuEntry } from '#web/ui/menu/menu-entry.ts'
import { Decides } from './decides.tsx'
import type { Employee } from './employee.ts'
import { whyStays } from './may-change.ts'

/** What can be done with one employee: what follows is shown before, and what may not be is told in the server's words. */
export function useEmployeeActs(employees: readonly Employee[]) {
  const { t } = useTranslation(['employees', 'common'])
  const me = useMe()
  // Nobody but a superadmin changes a superadmin, as the owner is.
  const owner = useApi(showCompany, isSuperadmin(me) ? undefined : null).data?.data.owner
  const { ask, dialog } = useQuestion()
  const inviting = useChange(invitePeople)
  const activating = useChange(activatePerson)
  const deactivating = useChange(deactivatePerson)
  const deleting = useChange(deletePerson)

  async function resend({ email }: Employee) {
    await toastOnError(async () => {
      const { data } = await inviting.change({ body: { invites: [{ email }] } })
      const refused = data.flatMap(({ errors = [] }) => errors)
      if (refused.length) toast.error(refused.join(' '))
      else toast.success(t(me?.is_email_confirmed === false ? 'invitationsWait' : 'resent', { email }))
    })
  }

  async function activate({ id, name }: Employee) {
    await toastOnError(async () => {
      await activating.change({ path: { id } })
      toast.success(t('activated', { name }))
    })
  }

  async function deactivate(employee: Employee) {
    const { id, name } = employee
    const isSure = await ask({
      title: t('deactivateTitle', { name }),
      confirm: t('deactivate'),
      isDanger: true,
      children: (
        <>
          <p>{t('deactivateWhat')}</p>
          <Decides people={[employee]} employees={employees} />
        </>
      ),
    })
    if (!isSure) return
    await toastOnError(async () => {
      await deactivating.change({ path: { id } })
      toast.success(t('deactivated', { name }))
    })
  }

  async function remove(employee: Employee) {
    const { id, name, state } = employee
    const isInvitation = state === 'invited'
    const isSure = await ask({
      title: t(isInvitation ? 'revokeTitle' : 'deleteTitle', { name }),
      confirm: t(isInvitation ? 'revoke' : 'delete'),
      isDanger: true,
      children: (
        <>
          <p>{t(isInvitation ? 'revokeWhat' : 'deleteWhat')}</p>
          <Decides people={[employee]} employees={employees} />
        </>
      ),
    })
    if (!isSure) return
    await toastOnError(async () => {
      await deleting.change({ path: { id } })
      toast.success(t(isInvitation ? 'revoked' : 'deleted', { name }))
    })
  }

  const menu = (employee: Employee): MenuEntry[] => {
    const { id, state } = employee
    const acts: Record<Employee['state'], MenuEntry[]> = {
      invited: [
        { id: 'resend', label: t('resend'), icon: 'send', onAction: () => void resend(employee) },
        { id: 'revoke', label: t('revoke'), icon: 'ban', isDanger: true, onAction: () => void remove(employee) },
      ],
      active: [
        { id: 'deactivate', label: t('deactivate'), icon: 'ban', onAction: () => void deactivate(employee) },
        { id: 'delete', label: t('delete'), icon: 'trash', isDanger: true, onAction: () => void remove(employee) },
      ],
      inactive: [
        { id: 'activate', label: t('activate'), icon: 'check', onAction: () => void activate(employee) },
        { id: 'delete', label: t('delete'), icon: 'trash', isDanger: true, onAction: () => void remove(employee) },
      ],
    }
    return [
      { id: 'profile', label: t('openProfile'), icon: 'user', href: `/user/${id}/personal-information` },
      { id: 'leave', label: t('openLeave'), icon: 'calendar', href: `/user/${id}/days-off` },
      ...allowed(employee, acts[state]),
    ]
  }

  /** Without what the server refuses; in its place the way to the page where it can be mended. */
  function allowed(employee: Employee, entries: MenuEntry[]): MenuEntry[] {
    const why = whyStays(employee, { me, owner })
    if (!why) return entries
    if (why === 'yourself') return entries.filter(({ id }) => id === 'resend')
    return [{ id: 'administrators', label: t(`${why}Stays`), icon: 'lock', href: '/company/administrators' }]
  }
  return { menu, dialog }
}

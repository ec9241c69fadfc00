import { useTranslation } from 'react-i18next'
import type { UserRow } from '#shared/backoffice/contract/users/user-row.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'

const looks = {
  deactivated: { tone: 'danger', icon: 'ban' },
  invited: { tone: 'muted', icon: 'mail' },
  unconfirmed: { tone: 'warning', icon: 'warning' },
  active: { tone: 'success', icon: 'check' },
} as const

const stateOf = ({ deactivated_at, is_entered, is_confirmed }: UserRow) => {
  if (deactivated_at !== null) return 'deactivated'
  if (!is_entered) return 'invited'
  return is_confirmed ? 'active' : 'unconfirmed'
}

/** Whether somebody can sign in, and whether the address is theirs. */
export function UserState({ user }: { user: UserRow }) {
  const { t } = useTranslation('usersadmin')
  const state = stateOf(user)
  return <StatusLabel {...looks[state]}>{t(`state_${state}`)}</StatusLabel>
}

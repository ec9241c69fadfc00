import { useTranslation } from 'react-i18next'
import { roles, type Role } from '#shared/contract/role.ts'
import { people } from '#shared/people/contract.ts'
import { handOverCompany } from '#shared/people/contract/hand-over-company.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import type { Question } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { personName, type Named } from '#web/ui/person/person-name.ts'

/** Does what takes a confirmed identity; resolves to undefined where the person gives up. */
export type Confirmed = <T>(act: () => Promise<T>) => Promise<T | undefined>

type Whom = Named & { id: string }

interface RoleChangesProps {
  ask: (question: Question) => Promise<boolean>
  confirmed: Confirmed
  /** The reader's id. */
  me: string | undefined
}

/** Changes who may do what; what follows is said first. */
export function useRoleChanges({ ask, confirmed, me }: RoleChangesProps) {
  const { t, i18n } = useTranslation('administrators')
  const changing = useChange(people.changeRole)
  const handing = useChange(handOverCompany)
  const nameOf = (whom: Whom) => personName(whom, i18n.language)
  const words = {
    [roles.superadmin]: {
      title: 'confirmSuperadmin',
      verb: 'makeSuperadmin',
      note: 'superadminNote',
      is: 'superadmin',
    },
    [roles.administrator]: {
      title: 'confirmAdministrator',
      verb: 'makeAdministrator',
      note: 'administratorNote',
      is: 'administrator',
    },
    [roles.employee]: { title: 'confirmDemote', verb: 'demote', note: 'demoteNote', is: 'employee' },
  } as const

  async function save(whom: Whom, role: Role) {
    await changing.change({ path: { id: whom.id }, body: { role } })
    toast.success(t('changed', { name: nameOf(whom), role: t(words[role].is) }))
  }

  async function changeRole(whom: Whom & { role: Role }, role: Role) {
    const { title, verb, note } = words[role]
    const isOwn = whom.id === me && role < whom.role
    const isSure = await ask({
      title: t(title, { name: nameOf(whom) }),
      confirm: t(verb),
      isDanger: role < whom.role,
      children: <p>{t(isOwn ? 'ownDemoteNote' : note)}</p>,
    })
    if (isSure) await toastOnError(() => save(whom, role))
  }

  /** Promotes people one after the other, after one question. Resolves to whether all of them were. */
  async function promote(whom: readonly Whom[], role: Role): Promise<boolean> {
    const { title, verb, note } = words[role]
    const name = whom.map(nameOf).join(', ')
    const isSure = await ask({ title: t(title, { name }), confirm: t(verb), children: <p>{t(note)}</p> })
    if (!isSure) return false
    let isDone = false
    await toastOnError(async () => {
      for (const one of whom) await save(one, role)
      isDone = true
    })
    return isDone
  }

  async function handOver(whom: Whom) {
    const name = nameOf(whom)
    const title = t('confirmHandOver', { name })
    const children = <p>{t(whom.id === me ? 'takeOverNote' : 'handOverNote')}</p>
    if (!(await ask({ title, confirm: t('handOverDo'), isDanger: true, children }))) return
    await toastOnError(
      async () => {
        const done = await confirmed(() => handing.change({ body: { user_id: whom.id } }))
        if (done) toast.success(t('handedOver', { name }))
      },
      refusal => refusal.errors.user_id?.[0] ?? refusal.message,
    )
  }

  return { changeRole, promote, handOver }
}

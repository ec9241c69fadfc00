import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { people } from '#shared/people/contract.ts'
import { resetSecondFactors } from '#shared/people/contract/reset-second-factors.ts'
import { mayResetFactors } from '#shared/people/membership.ts'
import { type PersonView } from '#shared/people/contract/person-view.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { isSuperadmin } from '#shared/contract/role.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from '../profile/profile.module.css'
import { RoleForm } from './role-form.tsx'
import { useProfileContext } from '../profile/use-profile.ts'

/** Does what takes a confirmed identity, once it is confirmed; undefined where the person gives up. */
export type Confirmed = <T>(act: () => Promise<T>) => Promise<T | undefined>

interface MembershipCardProps {
  person: PersonView
  /** The administrator who may change it. */
  me: CurrentUser
  confirmed: Confirmed
}

/** Changes somebody's role, deactivates, reactivates or deletes their membership, and removes a second step that they have lost. */
export function MembershipCard({ person, me, confirmed }: MembershipCardProps) {
  const { t, i18n } = useTranslation('profile')
  const { setPerson } = useProfileContext()
  const navigate = useNavigate()
  const activating = useChange(people.activatePerson)
  const deactivating = useChange(people.deactivatePerson)
  const deleting = useChange(people.deletePerson)
  const resetting = useChange(resetSecondFactors)
  const [asked, ask] = useState<'deactivate' | 'resetFactors' | 'deletePerson'>()
  const asking = { path: { id: person.id } }
  const name = personName(person, i18n.language) || (person.email ?? '')

  /** The dialog closes, whether the call succeeds or fails. */
  async function attempt(act: () => Promise<void>) {
    await toastOnError(act)
    ask(undefined)
  }

  const activate = () =>
    attempt(async () => {
      setPerson((await activating.change(asking)).data)
      toast.success(t('activated', { name }))
    })
  const deactivate = () =>
    attempt(async () => {
      setPerson((await deactivating.change(asking)).data)
      toast.success(t('deactivated', { name }))
    })
  const resetFactors = () =>
    attempt(async () => {
      if (await confirmed(() => resetting.change(asking))) toast.success(t('factorsReset', { name }))
    })
  const remove = () =>
    attempt(async () => {
      await deleting.change(asking)
      toast.success(t('personDeleted', { name }))
      await navigate('/days-off')
    })

  const acts = { deactivate, resetFactors, deletePerson: remove }

  return (
    <Card title={t('standing')}>
      <RoleForm person={person} isBySuperadmin={isSuperadmin(me)} />
      <div className={styles.danger}>
        {person.status === 'active' && <Button onPress={() => ask('deactivate')}>{t('deactivate')}</Button>}
        {person.status === 'inactive' && (
          <Button isPending={activating.isChanging} onPress={() => void activate()}>
            {t('activate')}
          </Button>
        )}
        {mayResetFactors(me, person) && <Button onPress={() => ask('resetFactors')}>{t('resetFactors')}</Button>}
        <Button variant="danger" onPress={() => ask('deletePerson')}>
          {t('deletePerson')}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => ask(undefined)}
          title={t(`${asked}Title`, { name })}
          confirm={t(asked)}
          isPending={deactivating.isChanging || resetting.isChanging || deleting.isChanging}
          isDanger
          onConfirm={() => void acts[asked]()}
        >
          <p>{t(`${asked}What`)}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roles, type Role } from '#shared/contract/role.ts'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { listPeople, type EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { PeoplePicker } from '#web/ui/form/people-picker/people-picker.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import styles from './administrators.module.css'

interface AddAdministratorsProps {
  /** Those who are administrators already. */
  present: readonly { id: string }[]
  mayPromoteHigher: boolean
  promote: (whom: readonly EssentialEmployee[], role: Role) => Promise<boolean>
}

/** Picks employees who become administrators. */
export function AddAdministrators({ present, mayPromoteHigher, promote }: AddAdministratorsProps) {
  const { t } = useTranslation('administrators')
  const groups = useApi(listGroups).data?.data ?? []
  const everybody = useApi(listPeople).data?.data ?? []
  const [chosen, choose] = useState<string[]>([])
  const [role, setRole] = useState<'2' | '3'>('2')
  const [isSaving, setSaving] = useState(false)
  const choosable = everybody
    .filter(({ id, is_active }) => is_active && !present.some(one => one.id === id))
    .map(person => ({ ...person, group: groups.find(({ id }) => id === person.group_id)?.name ?? null }))
  // Somebody who was chosen may have been deactivated since, or promoted by somebody else.
  const whom = choosable.filter(({ id }) => chosen.includes(id))

  async function add() {
    setSaving(true)
    const isDone = await promote(whom, role === '3' ? roles.superadmin : roles.administrator)
    setSaving(false)
    if (isDone) choose([])
  }

  return (
    <Card>
      <div className={styles.add}>
        <PeoplePicker people={choosable} value={chosen} onChange={choose} label={t('addWho')} isRequired />
        <Select
          label={t('addRole')}
          value={role}
          onChange={setRole}
          options={[
            { value: '2', label: t('administrator') },
            ...(mayPromoteHigher ? [{ value: '3' as const, label: t('superadmin') }] : []),
          ]}
        />
        <div className={styles.button}>
          <Button variant="primary" isDisabled={whom.length === 0} isPending={isSaving} onPress={() => void add()}>
            {t('add')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

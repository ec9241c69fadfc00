import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { people, type PersonView } from '#shared/people/contract.ts'
import { useChange } from '#web/api/use-change.ts'
import { useTrouble } from '#web/api/use-trouble.ts'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from '../profile/profile.module.css'
import { SaveBar } from '../profile/save-bar.tsx'
import { useDraftedForm } from '../profile/use-drafted-form.ts'
import { useProfileContext } from '../profile/use-profile.ts'

const roleForm = z.object({ role: z.enum(['1', '2', '3']) })
type Typed = z.infer<typeof roleForm>

const asTyped = ({ role }: PersonView): Typed => ({ role: `${role}` })
const sent = { 1: 1, 2: 2, 3: 3 } as const

/** Makes somebody an employee, an administrator or a superadmin. */
export function RoleForm({ person, isBySuperadmin }: { person: PersonView; isBySuperadmin: boolean }) {
  const { t } = useTranslation('profile')
  const { form, isDirty, settle, discard } = useDraftedForm({
    name: `role.${person.id}`,
    schema: roleForm,
    known: asTyped(person),
  })
  const { know } = useProfileContext()
  const { change } = useChange(people.changeRole)
  const { trouble, submitWith } = useTrouble(form)

  const submit = submitWith(async ({ role }) => {
    const { data } = await change({ path: { id: person.id }, body: { role: sent[role] } })
    know(data)
    settle(asTyped(data))
    toast.success(t('roleChanged'))
  })

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <FormTrouble>{trouble}</FormTrouble>
      <FormSelect
        control={form.control}
        name="role"
        label={t('role')}
        hint={t('roleHint')}
        options={[
          { value: '1', label: t('employee') },
          { value: '2', label: t('administrator') },
          ...(isBySuperadmin || person.role === 3 ? [{ value: '3', label: t('superadmin') }] : []),
        ]}
      />
      <SaveBar isDirty={isDirty} isSaving={form.formState.isSubmitting} onDiscard={discard} />
    </form>
  )
}

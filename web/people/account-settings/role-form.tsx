import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { isSuperadmin, roleName, roleNames, roles } from '#shared/contract/role.ts'
import { people } from '#shared/people/contract.ts'
import { type PersonView } from '#shared/people/contract/person-view.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from '../profile/profile.module.css'
import { SaveBar } from '../profile/save-bar.tsx'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useProfileContext } from '../profile/use-profile.ts'

const roleForm = z.object({ role: z.enum(roleNames) })
type Typed = z.infer<typeof roleForm>

const asTyped = ({ role }: PersonView): Typed => ({ role: roleName(role) })

/** Changes somebody's role. */
export function RoleForm({ person, isBySuperadmin }: { person: PersonView; isBySuperadmin: boolean }) {
  const { t } = useTranslation('profile')
  const { form, isDirty, settle, discard } = useDraftedForm({
    name: `role.${person.id}`,
    schema: roleForm,
    known: asTyped(person),
  })
  const { setPerson } = useProfileContext()
  const { change } = useChange(people.changeRole)
  const { formError, submitWith } = useFormError(form)

  const submit = submitWith(async ({ role }) => {
    const { data } = await change({ path: { id: person.id }, body: { role: roles[role] } })
    setPerson(data)
    settle(asTyped(data))
    toast.success(t('roleChanged'))
  })

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <FormError>{formError}</FormError>
      <FormSelect
        control={form.control}
        name="role"
        label={t('role')}
        hint={t('roleHint')}
        options={[
          { value: 'employee', label: t('employee') },
          { value: 'administrator', label: t('administrator') },
          ...(isBySuperadmin || isSuperadmin(person) ? [{ value: 'superadmin', label: t('superadmin') }] : []),
        ]}
      />
      <SaveBar isDirty={isDirty} isSaving={form.formState.isSubmitting} onDiscard={discard} />
    </form>
  )
}

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { call } from '#web/api/call.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import styles from './settings.module.css'

interface DeleteCompanyProps {
  name: string
  /** Leads on from a company that no longer exists, and can be restored until a day. */
  onDeleted: (until: Day) => Promise<void>
}

/** Lets a superadmin delete the company. */
export function DeleteCompany({ name, onDeleted }: DeleteCompanyProps) {
  const { t } = useTranslation('settings')
  const [isOpen, open] = useState(false)
  return (
    <Card title={t('deleteTitle')} lead={t('deleteLead')}>
      <div className={styles.form}>
        <div className={styles.buttons} data-danger>
          <Button variant="danger" icon="trash" onPress={() => open(true)}>
            {t('deleteCompany')}
          </Button>
        </div>
      </div>
      {isOpen && <DeleteDialog name={name} onDeleted={onDeleted} onClose={() => open(false)} />}
    </Card>
  )
}

/** Asks for the name of the company, so that nobody deletes it by mistake; deleting signs everybody out. */
function DeleteDialog({ name, onDeleted, onClose }: DeleteCompanyProps & { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'common'])
  const form = useForm({ resolver: schemaResolver(company.deleteCompany.body!), defaultValues: { name: '' } })
  const { formError, submitWith } = useFormError(form)

  const submit = submitWith(async body => {
    // Not `useChange`: revalidating what no longer exists would only fail.
    const { data } = await call(company.deleteCompany, { body })
    await onDeleted(data.restorable_until)
  })

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('confirmDelete', { name })} size="sm" isAlert>
      <form onSubmit={submit} noValidate className={styles.form}>
        <FormError>{formError}</FormError>
        <p>{t('deleteLead')}</p>
        <FormTextField
          control={form.control}
          name="name"
          label={t('typeName')}
          autoComplete="off"
          autoFocus
          isRequired
        />
        <DialogFooter>
          <Button variant="quiet" onPress={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="danger" isPending={form.formState.isSubmitting}>
            {t('deleteCompany')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

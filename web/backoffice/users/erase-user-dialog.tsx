import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { eraseUser } from '#shared/backoffice/contract/users/erase-user.ts'
import type { UserAccount } from '#shared/backoffice/contract/users/show-user.ts'
import { call } from '#web/api/call.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import type { Confirmed } from '../frame/confirmed.ts'
import record from '../frame/record.module.css'

interface EraseUserDialogProps {
  user: UserAccount
  confirmed: Confirmed
  onClose: () => void
}

/** Asks for the address of the account, so that nobody erases one by mistake. */
export function EraseUserDialog({ user: { id, email }, confirmed, onClose }: EraseUserDialogProps) {
  const { t } = useTranslation(['usersadmin', 'common'])
  const navigate = useNavigate()
  const form = useForm({ resolver: schemaResolver(eraseUser.body!), defaultValues: { email: '' } })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async body => {
    // Not a change that is read again after: what is no more would only fail.
    const isErased = await confirmed(async () => {
      await call(eraseUser, { path: { id }, body })
      return true
    })
    if (!isErased) return
    toast.success(t('erased'))
    await navigate('/admin/users', { replace: true })
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('eraseTitle')} size="sm" isAlert>
      <form onSubmit={submit} noValidate className={record.stack}>
        <FormError>{formError}</FormError>
        <p className={record.quiet}>{t('eraseWhy')}</p>
        <FormTextField
          control={form.control}
          name="email"
          type="email"
          label={t('eraseType', { email })}
          autoComplete="off"
          isRequired
        />
        <DialogFooter>
          <Button variant="quiet" onPress={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="danger" isPending={form.formState.isSubmitting}>
            {t('erase')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

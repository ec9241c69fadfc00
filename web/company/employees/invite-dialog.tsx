import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { roles } from '#shared/contract/role.ts'
import { invitePeople } from '#shared/people/contract/invite-people.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { useMe } from '#web/api/use-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import styles from './employees.module.css'
import { inPortions, pastedAddresses } from './pasted-addresses.ts'

const nobody = { addresses: '', role: 'employee' as 'employee' | 'administrator' }

/** Invites one address or many pasted ones; those that cannot be invited stay in the field, each with its reason. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['employees', 'common'])
  const me = useMe()
  const { form, isDirty, discard, finish } = useDraftedForm({ name: 'invitations', known: nobody })
  const { close, question } = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { change } = useChange(invitePeople)
  const { formError, setFormError, submitWith } = useFormError(form)
  const typed = useWatch({ control: form.control, name: 'addresses' })
  const { addresses: ready } = pastedAddresses(typed)

  const keep = (left: readonly string[]) => form.setValue('addresses', left.join('\n'), { shouldDirty: true })

  const submit = submitWith(async ({ addresses: text, role }) => {
    const { addresses, wrong } = pastedAddresses(text)
    const refused: { address: string; why: string }[] = wrong.map(address => ({ address, why: t('wrongAddress') }))
    const unsent = new Set(addresses)
    let sent = 0
    try {
      for (const some of inPortions(addresses)) {
        const { data } = await change({ body: { invites: some.map(email => ({ email, role: roles[role] })) } })
        for (const email of some) unsent.delete(email)
        for (const { email, errors } of data)
          if (errors?.length) refused.push({ address: email, why: errors.join(' ') })
          else sent++
      }
    } finally {
      if (sent) toast.success(t('invitationsSent', { count: sent }))
      // Whoever has been sent an invitation is not sent another one by the next attempt.
      if (unsent.size && sent) keep([...refused.map(({ address }) => address), ...unsent])
    }
    if (!refused.length && sent) {
      finish()
      return onClose()
    }
    keep(refused.map(({ address }) => address))
    const reasons = refused.map(({ address, why }) => `${address}: ${why}`).join(' ')
    form.setError('addresses', { message: reasons || t('addressesRequired') }, { shouldFocus: true })
    setFormError(sent ? t('someKept', { count: refused.length }) : undefined)
  })

  return (
    <Dialog isOpen onOpenChange={close} title={t('inviteTitle')} isDismissable hasCloseButton>
      <form onSubmit={submit} noValidate className={styles.form}>
        <FormError tone="warning">{formError}</FormError>
        {me?.is_email_confirmed === false && <Alert tone="info">{t('invitationsWait')}</Alert>}
        <FormTextArea
          control={form.control}
          name="addresses"
          label={t('addresses')}
          hint={t('addressesHint')}
          rows={5}
          autoFocus
          isRequired
        />
        <FormSelect
          control={form.control}
          name="role"
          label={t('role')}
          options={[
            { value: 'employee', label: t('employee') },
            { value: 'administrator', label: t('administrator') },
          ]}
        />
        <DialogFooter>
          <Button variant="quiet" onPress={close}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {ready.length ? t('inviteSome', { count: ready.length }) : t('invite')}
          </Button>
        </DialogFooter>
      </form>
      {question}
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Day } from '#shared/calendar/day.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { KeyName, KeyScopes } from '#shared/integrations/api-key.ts'
import { createApiKey } from '#shared/integrations/contract/keys/create-api-key.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormRadioCards } from '#web/ui/form/form-radio-cards.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import type { Confirmed } from '../confirmed.ts'
import styles from '../integrations.module.css'

interface KeyDialogProps {
  confirmed: Confirmed
  onClose: () => void
  onCreated: (reply: ReplyOf<typeof createApiKey>) => void
}

const schema = z.object({ name: KeyName, scope: KeyScopes, expires_on: z.union([z.literal(''), Day]) })

/** Asks what a new key is for and what it may do. */
export function KeyDialog({ confirmed, onClose, onCreated }: KeyDialogProps) {
  const { t } = useTranslation(['integrations', 'common'])
  const { change } = useChange(createApiKey)
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: 'api-key',
    schema,
    known: { name: '', scope: 'read', expires_on: '' },
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async ({ expires_on, ...typed }) => {
    const reply = await confirmed(() => change({ body: { ...typed, expires_on: expires_on || null } }))
    if (!reply) return
    finish()
    onCreated(reply)
  })
  return (
    <Dialog isOpen onOpenChange={closing.close} title={t('new')} size="sm" isDismissable hasCloseButton>
      <form onSubmit={submit} noValidate>
        <div className={styles.content}>
          <FormError>{formError}</FormError>
          <FormTextField
            control={form.control}
            name="name"
            label={t('name')}
            hint={t('nameHint')}
            isRequired
            autoFocus
            autoComplete="off"
          />
          <FormRadioCards
            control={form.control}
            name="scope"
            label={t('scope')}
            columns={1}
            isRequired
            options={[
              { value: 'read', label: t('read'), detail: t('readMay') },
              { value: 'write', label: t('write'), detail: t('writeMay') },
            ]}
          />
          <FormIsoDateField
            control={form.control}
            name="expires_on"
            label={t('expiresOn')}
            hint={t('expiresOnHint')}
            isOptional
          />
        </div>
        <DialogFooter>
          <Button variant="quiet" onPress={closing.close}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {t('create')}
          </Button>
        </DialogFooter>
      </form>
      {closing.question}
    </Dialog>
  )
}

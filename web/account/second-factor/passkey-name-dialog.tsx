import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { renamePasskey } from '#shared/account/contract/second-factor/rename-passkey.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import card from '../account-card.module.css'

interface PasskeyNameDialogProps {
  /** The name so far, of one that there is. */
  known?: string | undefined
  /** Whether it is the first factor, with which every other session ends. */
  isFirst: boolean
  onNamed: (name: string) => void
  onClose: () => void
}

/** Asks what a passkey is called, so that several can be told apart. */
export function PasskeyNameDialog({ known, isFirst, onNamed, onClose }: PasskeyNameDialogProps) {
  const { t } = useTranslation(['security', 'common'])
  const form = useForm({ resolver: schemaResolver(renamePasskey.body!), defaultValues: { name: known ?? '' } })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async ({ name }) => onNamed(name))
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={known === undefined ? t('passkeyAdd') : t('passkeyRename', { name: known })}
      size="sm"
    >
      <Form onSubmit={submit} className={card.content}>
        <FormError>{formError}</FormError>
        <FormTextField
          control={form.control}
          name="name"
          label={t('passkeyName')}
          hint={t('passkeyNameHint')}
          autoComplete="off"
          autoFocus
          isRequired
        />
        {isFirst && <p className={card.quiet}>{t('firstFactorWhat')}</p>}
        <DialogFooter>
          <Button variant="quiet" onPress={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary">
            {t(known === undefined ? 'passkeyContinue' : 'common:save')}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  )
}

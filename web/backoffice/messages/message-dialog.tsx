import { useTranslation } from 'react-i18next'
import { changeContactMessage } from '#shared/backoffice/contract/contact/change-contact-message.ts'
import type { ContactMessageView } from '#shared/backoffice/contract/contact/list-contact-messages.ts'
import { showContactMessage } from '#shared/backoffice/contract/contact/show-contact-message.ts'
import { contactStates } from '#shared/site/contact-handling.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { NewerValue } from '../frame/newer-value.tsx'
import { useNewer } from '../frame/use-newer.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { WrittenMessage } from './written-message.tsx'

interface MessageDialogProps {
  known: ContactMessageView
  mayWrite: boolean
  onClose: () => void
}

/** A message, and what was done about it; read anew, since somebody else may have answered meanwhile. */
export function MessageDialog({ known, mayWrite, onClose }: MessageDialogProps) {
  const { t } = useTranslation('contactmessages')
  const message = useApi(showContactMessage, { path: { id: known.id } }).data?.data ?? known
  if (mayWrite) return <Handling message={message} onClose={onClose} />
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('messageOf', { name: message.name })} isDismissable hasCloseButton>
      <WrittenMessage message={message} />
      {message.note && <p>{message.note}</p>}
    </Dialog>
  )
}

function Handling({ message, onClose }: { message: ContactMessageView; onClose: () => void }) {
  const { t } = useTranslation(['contactmessages', 'backoffice'])
  const changing = useOperatorChange(changeContactMessage)
  const { id, state, note, version } = message
  const known = { state, note, version }
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: `contact-message.${id}`,
    schema: changeContactMessage.body!,
    known,
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const { newer, noticing } = useNewer(known, form.watch('version'))
  const submit = submitWith(body =>
    noticing(async () => {
      await changing.change({ path: { id }, body })
      finish()
      toast.success(t('backoffice:saved'))
      onClose()
    }),
  )
  return (
    <FormDialog
      title={t('messageOf', { name: message.name })}
      formError={newer ? undefined : formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={event => void submit(event as never)}
      closing={closing}
    >
      {newer && (
        <NewerValue
          fields={[
            { label: t('state'), mine: t(form.watch('state')), theirs: t(newer.state) },
            { label: t('note'), mine: form.watch('note'), theirs: newer.note },
          ]}
          onTake={() => form.reset(newer)}
          onKeep={() => {
            form.setValue('version', newer.version)
            void submit()
          }}
          isPending={form.formState.isSubmitting}
        />
      )}
      <WrittenMessage message={message} />
      <FormSelect
        control={form.control}
        name="state"
        label={t('state')}
        options={contactStates.map(value => ({ value, label: t(value) }))}
      />
      <FormTextArea control={form.control} name="note" label={t('note')} hint={t('noteHint')} maxLength={2000} />
    </FormDialog>
  )
}

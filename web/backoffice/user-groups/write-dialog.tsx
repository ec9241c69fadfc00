import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewGroupMessage } from '#shared/backoffice/contract/user-groups/preview-group-message.ts'
import { sendGroupMessage } from '#shared/backoffice/contract/user-groups/send-group-message.ts'
import type { UserGroupView } from '#shared/backoffice/contract/user-groups/list-user-groups.ts'
import { GroupMessageDraft, isUnwritten } from '#shared/backoffice/user-groups/group-message-draft.ts'
import { longestMessage } from '#shared/notifications/messages/company-message.ts'
import type { ApiError, ReplyOf } from '#shared/contract/client.ts'
import { languages } from '#shared/words/language.ts'
import { longestSubject } from '#shared/notifications/messages/group-message.ts'
import { call } from '#web/api/call.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormSwitch } from '#web/ui/form/form-switch.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import type { Confirmed } from '../frame/confirmed.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { MessagePreview } from './message-preview.tsx'
import styles from './user-groups.module.css'

interface WriteDialogProps {
  group: Pick<UserGroupView, 'id' | 'name'>
  confirmed: Confirmed
  onClose: () => void
}

const unwritten = { subject: '', message: '' }

/** A key of what is written: sent again after a lost reply and a reload, which leaves only the draft, it is the same message. */
async function keyOf(written: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(written)))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Writes to a group, shows to how many people it goes and what they get, and sends it once that was seen. */
export function WriteDialog({ group: { id, name }, confirmed, onClose }: WriteDialogProps) {
  const { t } = useTranslation(['usergroups', 'backoffice'])
  const [preview, setPreview] = useState<ReplyOf<typeof previewGroupMessage>['data']>()
  const sending = useOperatorChange(sendGroupMessage)
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: `groupMessage.${id}`,
    schema: GroupMessageDraft,
    known: { hu: unwritten, en: unwritten, with_email: true },
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, setFormError, submitWith } = useFormError(form)
  const lookAt = async (body: GroupMessageDraft) =>
    setPreview((await call(previewGroupMessage, { path: { id }, body })).data)
  const look = submitWith(lookAt)
  const send = submitWith(async draft => {
    const body = { ...draft, version: preview!.version }
    const retryKey = await keyOf([id, body])
    try {
      if (!(await confirmed(() => sending.change({ path: { id }, body }, { retryKey })))) return
    } catch (error) {
      if ((error as ApiError).status === 409) await lookAt(draft).catch(() => {})
      throw error
    }
    finish()
    toast.success(t('messageSent', { name }))
    onClose()
  })

  if (preview) {
    const values = form.getValues()
    const { people, how } = preview.audience
    return (
      <Dialog isOpen onOpenChange={closing.close} title={t('messagePreview', { name })} hasCloseButton>
        <form onSubmit={event => void send(event)} noValidate>
          <div className={styles.body}>
            <FormError>{formError}</FormError>
            <p>
              <strong>
                {t(people || how !== 'exactly' ? `audience_${how}` : 'audienceNobody', { count: people })}
              </strong>{' '}
              {t(values.with_email ? 'audienceEmail' : 'audienceBell')}
            </p>
            {languages.map(language => (
              <MessagePreview
                key={language}
                language={language}
                email={preview[language]}
                withEmail={values.with_email}
                isInOther={isUnwritten(values[language])}
              />
            ))}
          </div>
          <DialogFooter>
            <Button
              variant="quiet"
              icon="arrow-left"
              onPress={() => {
                setFormError(undefined)
                setPreview(undefined)
              }}
            >
              {t('backToWriting')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              icon="send"
              isPending={form.formState.isSubmitting}
              isDisabled={!people}
            >
              {t('sendMessage')}
            </Button>
          </DialogFooter>
        </form>
        {closing.question}
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={t('writeTo', { name })}
      confirm={t('toPreview')}
      formError={formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={event => void look(event as never)}
      closing={closing}
    >
      <p className={styles.quiet}>{t('writeWhy')}</p>
      {languages.map(language => (
        <fieldset key={language} className={styles.some}>
          <legend className={styles.language}>{t(`backoffice:${language}`)}</legend>
          <div className={styles.stack}>
            <FormTextField
              control={form.control}
              name={`${language}.subject`}
              label={t('subject')}
              autoFocus={language === 'hu'}
              autoComplete="off"
              maxLength={longestSubject}
            />
            <FormTextArea
              control={form.control}
              name={`${language}.message`}
              label={t('text')}
              rows={4}
              maxLength={longestMessage}
            />
          </div>
        </fieldset>
      ))}
      <FormSwitch control={form.control} name="with_email" label={t('withEmail')} />
      <p className={styles.quiet}>{t('withEmailWhy')}</p>
    </FormDialog>
  )
}

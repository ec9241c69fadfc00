import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { longestMessage } from '#shared/notifications/messages/company-message.ts'
import { sendMessage } from '#shared/notifications/contract/send-message.ts'
import { listPeople } from '#shared/people/contract/list-people.ts'
import { people } from '#shared/people/contract.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormRadioCards } from '#web/ui/form/form-radio-cards.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { PeoplePicker } from '#web/ui/form/people-picker/people-picker.tsx'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { MessagePreview } from './message-preview.tsx'

/** Writes to everybody, to a group or to people picked one by one, and shows how it will look. */
export function MessageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('messages')
  const groups = useApi(listGroups).data?.data ?? []
  const everybody = useApi(listPeople).data?.data ?? []
  const me = useApi(people.showMe).data?.data
  const sending = useChange(sendMessage)
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: 'message.new',
    schema: sendMessage.body!,
    known: { message: '', audience: 'everybody', group_id: null, user_ids: [] },
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async body => {
    const { data } = await sending.change({ body })
    finish()
    toast.success(t('sent', { count: data.total }))
    onClose()
  })
  const { control } = form
  const { audience, message } = form.watch()
  const pickable = everybody
    .filter(({ id, is_active }) => is_active && id !== me?.id)
    .map(person => ({ ...person, group: groups.find(({ id }) => id === person.group_id)?.name ?? null }))
  return (
    <FormDialog
      title={t('write')}
      confirm={t('send')}
      formError={formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={submit}
      closing={closing}
    >
      <FormRadioCards
        control={control}
        name="audience"
        label={t('to')}
        columns={3}
        options={[
          { value: 'everybody', label: t('everybody') },
          { value: 'group', label: t('group') },
          { value: 'people', label: t('chosen') },
        ]}
      />
      {audience === 'group' && (
        <FormSelect
          control={control}
          name="group_id"
          label={t('group')}
          isRequired
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {audience === 'people' && (
        <Controller
          control={control}
          name="user_ids"
          render={({ field: { value, onChange }, fieldState }) => (
            <PeoplePicker
              people={pickable}
              value={value ?? []}
              onChange={onChange}
              label={t('chosen')}
              isRequired
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <FormTextArea
        control={control}
        name="message"
        label={t('message')}
        rows={4}
        maxLength={longestMessage}
        isRequired
      />
      <MessagePreview message={message} writer={me} />
    </FormDialog>
  )
}

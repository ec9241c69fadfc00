import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSlack } from '#shared/integrations/contract/slack/change-slack.ts'
import { listSlackChannels } from '#shared/integrations/contract/slack/list-slack-channels.ts'
import type { SlackView } from '#shared/integrations/contract/slack/slack-view.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormSwitch } from '#web/ui/form/form-switch.tsx'
import { SaveButtons } from '#web/ui/form/save-buttons.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { ChannelSearch } from './channel-search.tsx'
import styles from './slack.module.css'

type Connection = NonNullable<SlackView['data']['connection']>

interface SlackFormProps {
  connection: Connection
  onSaved: (view: SlackView) => void
}

const none = ''

/** Where and what is posted. */
export function SlackForm({ connection, onSaved }: SlackFormProps) {
  const { t } = useTranslation('slack')
  const [search, setSearch] = useState('')
  const whole = useApi(listSlackChannels)
  const searched = useApi(listSlackChannels, search ? { query: { search } } : null)
  const { data, error } = search ? searched : whole
  const { change } = useChange(changeSlack)
  const { channel, posts, language } = connection
  const { form, isDirty, discard, settle } = useDraftedForm({
    name: 'slack',
    known: { channel_id: channel?.id ?? none, posts, language },
  })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async ({ channel_id, ...typed }) => {
    const view = await change({ body: { ...typed, channel_id: channel_id === none ? null : channel_id } })
    settle({ ...typed, channel_id })
    onSaved(view)
    toast.success(t('saved'))
  })
  const listed = data?.data ?? []
  // One that was archived, or that the app was removed from, is chosen until another one is.
  const isUnlisted = channel !== null && listed.every(({ id }) => id !== channel.id)
  const known = isUnlisted ? [channel, ...listed] : listed
  const isTooMuch = whole.data?.is_complete === false
  const { control } = form
  return (
    <form onSubmit={submit} noValidate>
      <div className={styles.stack}>
        <FormError>{formError}</FormError>
        <FormSelect
          control={control}
          name="channel_id"
          label={t('channel')}
          hint={error ? t('channelsFailed') : t('channelHint')}
          options={[
            { value: none, label: t('noChannel') },
            ...known.map(({ id, name }) => ({ value: id, label: `#${name}` })),
          ]}
        />
        {isTooMuch && (
          <ChannelSearch
            isMissing={Boolean(search && data && !listed.length)}
            isPending={searched.isLoading}
            onSearch={setSearch}
          />
        )}
        <FormSelect
          control={control}
          name="language"
          label={t('language')}
          options={[
            { value: 'hu', label: t('hungarian') },
            { value: 'en', label: t('english') },
          ]}
        />
        <FormSwitch control={control} name="posts.requests" label={t('requests')} />
        <FormSwitch control={control} name="posts.decisions" label={t('decisions')} />
        <FormSwitch control={control} name="posts.digest" label={t('digest')} />
        <p className={styles.quiet}>{t('private')}</p>
        {isDirty && (
          <div className={styles.actions}>
            <SaveButtons isSaving={form.formState.isSubmitting} onDiscard={discard} />
          </div>
        )}
      </div>
    </form>
  )
}

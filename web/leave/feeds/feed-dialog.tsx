import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { createCalendarFeed } from '#shared/leave/contract/feed/create-calendar-feed.ts'
import { feedScopes, longestName, type FeedScope } from '#shared/leave/feed/feed.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { useMe } from '#web/api/use-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormRadioCards } from '#web/ui/form/form-radio-cards.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import type { Confirmed } from './confirmed.ts'
import { feedBody, FeedDraft, isSuggested } from './feed-form.ts'
import styles from './feeds.module.css'

interface FeedDialogProps {
  /** What it is to show at first. */
  first?: FirstShown
  confirmed: Confirmed
  onClose: () => void
  onCreated: (reply: ReplyOf<typeof createCalendarFeed>) => void
}

/** What somebody comes to subscribe to; a group is named by its id. */
export type FirstShown = Pick<FeedDraft, 'scope' | 'group'>

const own: FirstShown = { scope: 'own', group: '' }

/** Asks what a new feed is to show, and suggests what to call it. */
export function FeedDialog({ first = own, confirmed, onClose, onCreated }: FeedDialogProps) {
  const { t } = useTranslation(['calendarfeeds', 'common'])
  const { change } = useChange(createCalendarFeed)
  const groups = useApi(listGroups).data?.data ?? []
  const company = useMe()?.selected_company?.name ?? ''
  const { form, isDirty, discard, finish } = useDraftedForm<FeedDraft>({
    // What somebody comes for is not taken for what they began before.
    name: first === own ? 'calendar-feed' : `calendar-feed.${first.scope}.${first.group}`,
    schema: FeedDraft,
    known: { ...first, name: first.scope === 'own' ? t('ownName') : '' },
  })
  const suggested = useRef(t('ownName'))
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const [scope, group] = useWatch({ control: form.control, name: ['scope', 'group'] })
  const submit = submitWith(async typed => {
    const reply = await confirmed(() => change({ body: feedBody(typed) }))
    if (!reply) return
    finish()
    onCreated(reply)
  })

  const groupName = groups.find(({ id }) => id === group)?.name
  const suggestions: Record<FeedScope, string> = {
    own: t('ownName'),
    group: groupName === undefined ? '' : t('groupName', { group: groupName }),
    company: t('companyName', { company }),
  }
  const suggestion = suggestions[scope].slice(0, longestName)
  useEffect(() => {
    if (isSuggested(form.getValues('name'), suggested.current)) form.setValue('name', suggestion, { shouldDirty: true })
    suggested.current = suggestion
  }, [form, suggestion])

  return (
    <Dialog isOpen onOpenChange={closing.close} title={t('new')} size="sm" isDismissable hasCloseButton>
      <form onSubmit={submit} noValidate>
        <div className={styles.content}>
          <FormError>{formError}</FormError>
          <FormRadioCards
            control={form.control}
            name="scope"
            label={t('scope')}
            columns={1}
            isRequired
            options={feedScopes
              .filter(value => value !== 'group' || groups.length > 0)
              .map(value => ({ value, label: t(value), detail: t(`is_${value}`) }))}
          />
          {scope === 'group' && (
            <FormSelect
              control={form.control}
              name="group"
              label={t('whichGroup')}
              isRequired
              options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <FormTextField
            control={form.control}
            name="name"
            label={t('name')}
            hint={t('nameHint')}
            isRequired
            autoComplete="off"
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

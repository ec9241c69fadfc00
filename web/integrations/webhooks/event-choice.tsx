import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { WebhookEvent } from '#shared/integrations/webhooks/webhook-event.ts'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { eventGroups, eventName } from './event-name.ts'
import type { WebhookForm } from './webhook-form.ts'
import styles from './webhooks.module.css'

/** The events that a webhook is told of, by what they are about. */
export function EventChoice({ control }: { control: Control<WebhookForm> }) {
  const { t } = useTranslation('webhooks')
  const { field, fieldState } = useController({ control, name: 'events' })
  const turn = (event: WebhookEvent, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, event] : field.value.filter(one => one !== event))
  return (
    <>
      <FormError>{fieldState.error && (field.value.length ? fieldState.error.message : t('chooseEvent'))}</FormError>
      {eventGroups.map(({ word, events }) => (
        <fieldset key={word} className={styles.events}>
          <legend>{t(word)}</legend>
          {events.map(event => (
            <Checkbox
              key={event}
              value={field.value.includes(event)}
              onChange={isChosen => turn(event, isChosen)}
              onBlur={field.onBlur}
            >
              {eventName(event, t)}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </>
  )
}

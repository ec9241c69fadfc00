import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { addWebhook } from '#shared/integrations/contract/webhooks/add-webhook.ts'
import { changeWebhook } from '#shared/integrations/contract/webhooks/change-webhook.ts'
import { removeWebhook } from '#shared/integrations/contract/webhooks/remove-webhook.ts'
import { renewWebhookSecret } from '#shared/integrations/contract/webhooks/renew-webhook-secret.ts'
import { tryWebhook } from '#shared/integrations/contract/webhooks/try-webhook.ts'
import type { WebhookView } from '#shared/integrations/contract/webhooks/webhook-view.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import type { Question } from '#web/ui/feedback/dialog/use-question.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { Confirmed } from '../confirmed.ts'
import type { WebhookForm } from './webhook-form.ts'

interface WebhookChanges {
  ask: (question: Question) => Promise<boolean>
  confirmed: Confirmed
  onChanged: () => void
  onSecret: (shown: { secret: string; formerUntil: number | null }) => void
}

/** What administrators do with webhooks; each change is told once it is made. */
export function useWebhookChanges({ ask, confirmed, onChanged, onSecret }: WebhookChanges) {
  const { t } = useTranslation(['webhooks', 'common'])
  const adding = useChange(addWebhook)
  const changing = useChange(changeWebhook)
  const removing = useChange(removeWebhook)
  const renewing = useChange(renewWebhookSecret)
  const trying = useChange(tryWebhook)

  async function add(form: WebhookForm) {
    const { is_on: _, ...body } = form
    const made = await confirmed(() => adding.change({ body }))
    if (!made) return false
    onChanged()
    toast.success(t('added', { name: made.data.name }))
    onSecret({ secret: made.secret, formerUntil: null })
    return true
  }

  async function change({ id }: WebhookView, body: WebhookForm) {
    const made = await confirmed(() => changing.change({ path: { id }, body }))
    if (!made) return false
    onChanged()
    toast.success(t('saved', { name: made.data.name }))
    return true
  }

  async function remove({ id, name }: WebhookView) {
    const children = createElement('p', undefined, t('removeWhat'))
    const question = { title: t('confirmRemove', { name }), confirm: t('common:delete'), isDanger: true, children }
    if (!(await ask(question))) return
    await toastOnError(async () => {
      await removing.change({ path: { id } })
      onChanged()
      toast.success(t('removed', { name }))
    })
  }

  async function renew({ id, name }: WebhookView) {
    const children = createElement('p', undefined, t('renewWhat'))
    if (!(await ask({ title: t('confirmRenew', { name }), confirm: t('renew'), children }))) return
    await toastOnError(async () => {
      const made = await confirmed(() => renewing.change({ path: { id } }))
      if (!made) return
      onChanged()
      onSecret({ secret: made.secret, formerUntil: made.data.former_secret_until })
    })
  }

  async function test({ id }: WebhookView): Promise<boolean> {
    let isSent = false
    await toastOnError(async () => {
      await trying.change({ path: { id } })
      isSent = true
      toast.success(t('tested'))
    })
    return isSent
  }

  return { add, change, remove, renew, test }
}

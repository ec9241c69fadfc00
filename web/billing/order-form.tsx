import { useTranslation } from 'react-i18next'
import { BillingData } from '#shared/company/plan/billing-data.ts'
import { askForGrant } from '#shared/billing/contract/ask-for-grant.ts'
import { orderPlan } from '#shared/billing/contract/order-plan.ts'
import type { PlanView } from '#shared/billing/contract/plan-view.ts'
import type { Offer } from '#shared/billing/order.ts'
import { people } from '#shared/people/contract.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { OfferSum } from './offer-sum.tsx'
import styles from './plan.module.css'

interface OrderFormProps {
  view: PlanView['data']
  offer: Offer
  /** For how many people, where more are to come than there are. */
  wanted: number | null
}

/** Whom the order is made out to, and beside it the sum with the one button. */
export function OrderForm({ view, offer, wanted }: OrderFormProps) {
  const { t } = useTranslation('plan')
  const me = useApi(people.showMe).data?.data
  const known = view.billing_data ?? {
    name: me?.selected_company?.name ?? '',
    tax_number: '',
    postcode: '',
    city: '',
    address: '',
    email: me?.email ?? '',
    reference: null,
  }
  const { form, settle } = useDraftedForm({ name: 'plan.order', schema: BillingData, known })
  const { formError, submitWith } = useFormError(form)
  const { change } = useChange(orderPlan)
  const { change: ask, isChanging: isAsking } = useChange(askForGrant)
  const { control } = form
  const waiting = view.orders.find(({ state }) => state === 'ordered')

  const submit = submitWith(async data => {
    const { plan, term, gross } = offer
    const billing = { ...data, reference: data.reference || null }
    await change(
      { body: { plan, term, gross, ...(wanted && { seats: wanted }), ...billing } },
      { retryKey: crypto.randomUUID() },
    )
    settle(billing)
    toast.success(t('ordered', { email: billing.email }))
  })

  const askFree = () =>
    toastOnError(async () => {
      await ask()
      toast.success(t('grantAsked'))
    })

  return (
    <form className={styles.columns} aria-label={t('order')} onSubmit={submit} noValidate>
      <Card title={t('billingData')} lead={t('billingDataLead')}>
        <FormError>{formError}</FormError>
        <div className={styles.fields}>
          <FormTextField control={control} name="name" label={t('name')} autoComplete="organization" isRequired />
          <FormTextField
            control={control}
            name="tax_number"
            label={t('taxNumber')}
            hint={t(view.country === 'HU' ? 'taxNumberHint' : 'vatNumberHint')}
            autoComplete="off"
            isRequired
          />
          <FormTextField
            control={control}
            name="postcode"
            label={t('postcode')}
            autoComplete="postal-code"
            isRequired
          />
          <FormTextField control={control} name="city" label={t('city')} autoComplete="address-level2" isRequired />
          <FormTextField
            control={control}
            name="address"
            label={t('address')}
            autoComplete="street-address"
            isRequired
          />
          <FormTextField
            control={control}
            name="email"
            label={t('email')}
            type="email"
            autoComplete="email"
            isRequired
          />
          <FormTextField
            control={control}
            name="reference"
            label={t('reference')}
            hint={t('referenceHint')}
            autoComplete="off"
          />
        </div>
      </Card>
      <aside className={styles.aside} aria-label={t('sum')}>
        <Card>
          <div className={styles.stack}>
            <OfferSum offer={offer} active={view.seats} />
            <Button type="submit" variant="primary" size="lg" wide isPending={form.formState.isSubmitting}>
              {t('orderIt')}
            </Button>
            <p className={styles.quiet}>{t('orderHint')}</p>
            {waiting && <p className={styles.quiet}>{t('replaces', { number: waiting.number })}</p>}
            <hr className={styles.line} />
            {view.grant === 'asked' ? (
              <p className={styles.quiet}>{t('grantWaits')}</p>
            ) : (
              <p className={styles.quiet}>
                {t('grant')}{' '}
                <Button size="sm" isPending={isAsking} onPress={() => void askFree()}>
                  {t('askForGrant')}
                </Button>
              </p>
            )}
          </div>
        </Card>
      </aside>
    </form>
  )
}

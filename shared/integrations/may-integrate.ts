import type { Standing, Subscription } from '../billing/plan.ts'

/** Whether a company's keys, webhooks and chat work: everything is open but to who pays for less, and to who has neither trial nor plan any more. */
export const mayIntegrate = (standing: Standing, subscription: Pick<Subscription, 'plan'> | undefined): boolean =>
  standing === 'subscribed' ? subscription?.plan === 'premium' : standing !== 'read_only'

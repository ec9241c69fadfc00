import type { ChangePattern } from '../contract/change-pattern.ts'

/** What is emailed to whom an order is made out to and to those who run the service. */
export const billingChanges: readonly ChangePattern[] = [{ kind: 'Order' }, { kind: 'CompanyPlan' }]

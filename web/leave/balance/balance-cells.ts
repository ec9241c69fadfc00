import type { BalanceView } from '#shared/leave/view/balance-view.ts'

export type BalancePart = 'used' | 'planned' | 'pending' | 'left'
export const balanceParts: readonly BalancePart[] = ['used', 'planned', 'pending', 'left']

type Shares = Record<BalancePart, number>

const boxes = (shares: Shares): BalancePart[] =>
  balanceParts.flatMap(part => Array.from({ length: Math.max(0, shares[part]) }, () => part))

/** A box for every day of the year's entitlement: used, planned, pending, left. */
export const balanceCells = (balance: Pick<BalanceView, BalancePart>) => boxes(balance)

/** A box for every day of the year's sick leave. */
export const sickCells = ({ sick, used_sick }: Pick<BalanceView, 'sick' | 'used_sick'>) =>
  boxes({ used: used_sick, planned: 0, pending: 0, left: sick - used_sick })

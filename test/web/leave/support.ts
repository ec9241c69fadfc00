import type { RequestView } from '#shared/leave/view/request-view.ts'

const anna = { id: 'anna', first_name: 'Anna', last_name: 'Nagy', avatar: null }

/** A request as it travels, but for what a test wants to be different. */
export const request = (given: Partial<RequestView> = {}): RequestView => ({
  id: 'r1',
  company: { id: 'c1', name: 'Kék Tó Kft.' },
  user: anna,
  user_id: 'anna',
  type: { id: 1, label: 'Szabadság' },
  type_id: 1,
  child_id: null,
  from_date: '2026-11-26',
  to_date: '2026-11-30',
  days: 3,
  comment: '',
  status: 'pending',
  response: null,
  created_at: 1_763_600_000,
  submitter: { ...anna, position: null },
  autoApprove: 0,
  deletable: 1,
  approved_at: null,
  approved_by: null,
  ...given,
})

export const employee = { id: 'anna', role: 1, is_approver: false } as const
export const approver = { id: 'bela', role: 1, is_approver: true } as const
export const admin = { id: 'csilla', role: 2, is_approver: false } as const
export const superadmin = { id: 'reka', role: 3, is_approver: false } as const

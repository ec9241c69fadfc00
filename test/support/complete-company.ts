import type { Company } from '#shared/company/model.ts'

/** A company of Hungary whose registration is complete. */
export const completeCompany = (over: Partial<Company> = {}): Company => ({
  id: 'c',
  name: 'Cég',
  country: 'HU',
  owner: 'anna',
  has_completed_registration: true,
  is_deleted: false,
  erase_on: null,
  deleted: null,
  shows_types: false,
  admins_need_second_factor: false,
  is_read_only: false,
  has_integrations: true,
  created_at: 1_700_000_000,
  ...over,
})

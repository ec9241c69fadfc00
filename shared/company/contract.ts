import { addGroup } from './contract/add-group.ts'
import { addHoliday } from './contract/add-holiday.ts'
import { changeCompany } from './contract/change-company.ts'
import { changeHoliday } from './contract/change-holiday.ts'
import { changeWorkingHours } from './contract/change-working-hours.ts'
import { completeRegistration } from './contract/complete-registration.ts'
import { createCompany } from './contract/create-company.ts'
import { deleteCompany } from './contract/delete-company.ts'
import { importHolidays } from './contract/import-holidays.ts'
import { listGroups } from './contract/list-groups.ts'
import { listHolidays } from './contract/list-holidays.ts'
import { listMissingHolidays } from './contract/list-missing-holidays.ts'
import { removeHoliday } from './contract/remove-holiday.ts'
import { selectCompany } from './contract/select-company.ts'
import { showCompany } from './contract/show-company.ts'

/** The endpoints of the feature, by name, for those who call them; a handler imports its own endpoint alone. */
export const company = {
  createCompany,
  showCompany,
  changeCompany,
  deleteCompany,
  changeWorkingHours,
  completeRegistration,
  selectCompany,
  listGroups,
  addGroup,
  listHolidays,
  addHoliday,
  changeHoliday,
  removeHoliday,
  listMissingHolidays,
  importHolidays,
}

import { acceptInvitation } from './contract/accept-invitation.ts'
import { activatePerson } from './contract/activate-person.ts'
import { changeRole } from './contract/change-role.ts'
import { deactivatePerson } from './contract/deactivate-person.ts'
import { deletePerson } from './contract/delete-person.ts'
import { invitePeople } from './contract/invite-people.ts'
import { listPeople } from './contract/list-people.ts'
import { saveAccountSettings } from './contract/save-account-settings.ts'
import { saveApprovers } from './contract/save-approvers.ts'
import { saveEmploymentInformation } from './contract/save-employment-information.ts'
import { savePersonalInformation } from './contract/save-personal-information.ts'
import { savePreference } from './contract/save-preference.ts'
import { showInvitation } from './contract/show-invitation.ts'
import { showMe } from './contract/show-me.ts'
import { showPerson } from './contract/show-person.ts'
import { upcomingEvents } from './contract/upcoming-events.ts'

/** The endpoints of the feature, by name, for those who call them; a handler imports its own endpoint alone. */
export const people = {
  showMe,
  savePreference,
  listPeople,
  upcomingEvents,
  showPerson,
  invitePeople,
  showInvitation,
  acceptInvitation,
  savePersonalInformation,
  saveEmploymentInformation,
  saveApprovers,
  saveAccountSettings,
  changeRole,
  deactivatePerson,
  activatePerson,
  deletePerson,
}

import { account } from './account/contract.ts'
import { addAuthenticator } from './account/contract/second-factor/add-authenticator.ts'
import { addPasskey } from './account/contract/second-factor/add-passkey.ts'
import { completeLogIn } from './account/contract/second-factor/complete-log-in.ts'
import { confirmIdentity } from './account/contract/second-factor/confirm-identity.ts'
import { logInWithPasskey } from './account/contract/second-factor/log-in-with-passkey.ts'
import { removeAuthenticator } from './account/contract/second-factor/remove-authenticator.ts'
import { removePasskey } from './account/contract/second-factor/remove-passkey.ts'
import { renamePasskey } from './account/contract/second-factor/rename-passkey.ts'
import { renewRecoveryCodes } from './account/contract/second-factor/renew-recovery-codes.ts'
import { setUpAuthenticator } from './account/contract/second-factor/set-up-authenticator.ts'
import { setUpPasskey } from './account/contract/second-factor/set-up-passkey.ts'
import { showSecondFactors } from './account/contract/second-factor/show-second-factors.ts'
import { startPasskeyConfirmation } from './account/contract/second-factor/start-passkey-confirmation.ts'
import { startPasskeyLogIn } from './account/contract/second-factor/start-passkey-log-in.ts'
import { endOtherSessions } from './account/contract/end-other-sessions.ts'
import { endSession } from './account/contract/end-session.ts'
import { listSessions } from './account/contract/list-sessions.ts'
import { confirmEmail } from './account/contract/confirm-email.ts'
import { sendConfirmation } from './account/contract/send-confirmation.ts'
import { company } from './company/contract.ts'
import { requireSecondFactor } from './company/contract/require-second-factor.ts'
import { calculateDaysOff } from './leave/contract/calculate-days-off.ts'
import { calculateWorkingDays } from './leave/contract/calculate-working-days.ts'
import { confirmFacts } from './leave/contract/confirm-facts.ts'
import { changeLeaveRules } from './leave/contract/change-leave-rules.ts'
import { employmentEffect } from './leave/contract/employment-effect.ts'
import { factsEffect } from './leave/contract/facts-effect.ts'
import { leaveRulesEffect } from './leave/contract/leave-rules-effect.ts'
import { proposalEffect } from './leave/contract/proposal-effect.ts'
import { calendarEffect } from './leave/contract/calendar-effect.ts'
import { listWaitingBalances } from './leave/contract/list-waiting-balances.ts'
import { showLeaveRules } from './leave/contract/show-leave-rules.ts'
import { leave } from './leave/contract.ts'
import { notifications } from './notifications/contract.ts'
import { people } from './people/contract.ts'
import { declineFacts } from './people/contract/decline-facts.ts'
import { joinCompany } from './people/contract/join-company.ts'
import { resetSecondFactors } from './people/contract/reset-second-factors.ts'
import { listFactChanges } from './people/contract/list-fact-changes.ts'
import { withdrawFacts } from './people/contract/withdraw-facts.ts'
import { site } from './site/contract.ts'

/** Everything that may be asked of the product, by feature. */
export const api = {
  account: {
    ...account,
    confirmEmail,
    sendConfirmation,
    completeLogIn,
    startPasskeyLogIn,
    logInWithPasskey,
    showSecondFactors,
    confirmIdentity,
    startPasskeyConfirmation,
    setUpAuthenticator,
    addAuthenticator,
    removeAuthenticator,
    setUpPasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
    renewRecoveryCodes,
    listSessions,
    endSession,
    endOtherSessions,
  },
  company: { ...company, requireSecondFactor },
  people: { ...people, resetSecondFactors, joinCompany, listFactChanges, declineFacts, withdrawFacts },
  leave: {
    ...leave,
    // Few pages call these, so they stay out of the contract that every page of a member loads.
    listWaitingBalances,
    showLeaveRules,
    changeLeaveRules,
    leaveRulesEffect,
    calendarEffect,
    employmentEffect,
    factsEffect,
    proposalEffect,
    confirmFacts,
    calculateDaysOff,
    calculateWorkingDays,
  },
  notifications,
  site,
}

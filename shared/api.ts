import { account } from './account/contract.ts'
import { connectAssistant } from './account/contract/assistant/connect-assistant.ts'
import { describeAuthorisation } from './account/contract/assistant/describe-authorisation.ts'
import { grantToken } from './account/contract/assistant/grant-token.ts'
import { registerAssistant } from './account/contract/assistant/register-assistant.ts'
import { revokeToken } from './account/contract/assistant/revoke-token.ts'
import { showAssistantRequest } from './account/contract/assistant/show-assistant-request.ts'
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
import { completeIdentityLogIn } from './account/contract/identity/complete-identity-log-in.ts'
import { linkIdentity } from './account/contract/identity/link-identity.ts'
import { startIdentityLogIn } from './account/contract/identity/start-identity-log-in.ts'
import { startLinkingIdentity } from './account/contract/identity/start-linking-identity.ts'
import { unlinkIdentity } from './account/contract/identity/unlink-identity.ts'
import { endOtherSessions } from './account/contract/end-other-sessions.ts'
import { endSession } from './account/contract/end-session.ts'
import { exportData } from './account/contract/export-data.ts'
import { listSessions } from './account/contract/list-sessions.ts'
import { showDataExport } from './account/contract/show-data-export.ts'
import { cancelEmailChange } from './account/contract/email/cancel-email-change.ts'
import { changeEmail } from './account/contract/email/change-email.ts'
import { showEmailChange } from './account/contract/email/show-email-change.ts'
import { confirmEmail } from './account/contract/confirm-email.ts'
import { sendConfirmation } from './account/contract/send-confirmation.ts'
import { exportAttendance } from './attendance/contract/export-attendance.ts'
import { exportLeaveCards } from './attendance/contract/export-leave-cards.ts'
import { exportLeaveSlip } from './attendance/contract/export-leave-slip.ts'
import { exportPayroll } from './attendance/contract/export-payroll.ts'
import { listSheetStates } from './attendance/contract/list-sheet-states.ts'
import { listSheets } from './attendance/contract/list-sheets.ts'
import { previewPayroll } from './attendance/contract/preview-payroll.ts'
import { savePayrollSettings } from './attendance/contract/save-payroll-settings.ts'
import { showExport } from './attendance/contract/show-export.ts'
import { attendance } from './attendance/contract.ts'
import { backoffice } from './backoffice/contract.ts'
import { askForGrant } from './billing/contract/ask-for-grant.ts'
import { exportOrder } from './billing/contract/export-order.ts'
import { orderPlan } from './billing/contract/order-plan.ts'
import { showPlan } from './billing/contract/show-plan.ts'
import { withdrawOrder } from './billing/contract/withdraw-order.ts'
import { company } from './company/contract.ts'
import { addPosition } from './company/contract/add-position.ts'
import { changePosition } from './company/contract/change-position.ts'
import { listCountries } from './company/contract/list-countries.ts'
import { listPositions } from './company/contract/list-positions.ts'
import { removePosition } from './company/contract/remove-position.ts'
import { requireSecondFactor } from './company/contract/require-second-factor.ts'
import { changeSlack } from './integrations/contract/slack/change-slack.ts'
import { connectSlack } from './integrations/contract/slack/connect-slack.ts'
import { disconnectSlack } from './integrations/contract/slack/disconnect-slack.ts'
import { installSlack } from './integrations/contract/slack/install-slack.ts'
import { linkSlack } from './integrations/contract/slack/link-slack.ts'
import { listSlackChannels } from './integrations/contract/slack/list-slack-channels.ts'
import { receiveSlack } from './integrations/contract/slack/receive-slack.ts'
import { showSlackLink } from './integrations/contract/slack/show-slack-link.ts'
import { showSlack } from './integrations/contract/slack/show-slack.ts'
import { unlinkSlack } from './integrations/contract/slack/unlink-slack.ts'
import { addWebhook } from './integrations/contract/webhooks/add-webhook.ts'
import { changeWebhook } from './integrations/contract/webhooks/change-webhook.ts'
import { listDeliveries } from './integrations/contract/webhooks/list-deliveries.ts'
import { listWebhooks } from './integrations/contract/webhooks/list-webhooks.ts'
import { removeWebhook } from './integrations/contract/webhooks/remove-webhook.ts'
import { renewWebhookSecret } from './integrations/contract/webhooks/renew-webhook-secret.ts'
import { replayDelivery } from './integrations/contract/webhooks/replay-delivery.ts'
import { tryWebhook } from './integrations/contract/webhooks/try-webhook.ts'
import { createApiKey } from './integrations/contract/keys/create-api-key.ts'
import { listApiKeys } from './integrations/contract/keys/list-api-keys.ts'
import { revokeApiKey } from './integrations/contract/keys/revoke-api-key.ts'
import { createCalendarFeed } from './leave/contract/feed/create-calendar-feed.ts'
import { listCalendarFeeds } from './leave/contract/feed/list-calendar-feeds.ts'
import { listCompanyFeeds } from './leave/contract/feed/list-company-feeds.ts'
import { revokeCalendarFeed } from './leave/contract/feed/revoke-calendar-feed.ts'
import { revokeCompanyFeed } from './leave/contract/feed/revoke-company-feed.ts'
import { showCalendarFeed } from './leave/contract/feed/show-calendar-feed.ts'
import { callTools } from './assistants/contract/call-tools.ts'
import { listenToTools } from './assistants/contract/listen-to-tools.ts'
import { calculateDaysOff } from './leave/contract/calculate-days-off.ts'
import { calculateWorkingDays } from './leave/contract/calculate-working-days.ts'
import { confirmFacts } from './leave/contract/confirm-facts.ts'
import { countAway } from './leave/contract/count-away.ts'
import { changeLeaveRules } from './leave/contract/change-leave-rules.ts'
import { changePeople } from './leave/contract/change-people.ts'
import { bulkEffect } from './leave/contract/effect/bulk-effect.ts'
import { employmentEffect } from './leave/contract/effect/employment-effect.ts'
import { factsEffect } from './leave/contract/effect/facts-effect.ts'
import { leaveRulesEffect } from './leave/contract/effect/leave-rules-effect.ts'
import { proposalEffect } from './leave/contract/effect/proposal-effect.ts'
import { showCompanyEffect } from './leave/contract/effect/show-company-effect.ts'
import { calendarEffect } from './leave/contract/effect/calendar-effect.ts'
import { eraseAccount } from './leave/contract/erase-account.ts'
import { importPeople } from './leave/contract/import-people.ts'
import { listBulkRequests } from './leave/contract/list-bulk-requests.ts'
import { listBalances } from './leave/contract/list-balances.ts'
import { listWaitingBalances } from './leave/contract/request/list-waiting-balances.ts'
import { showBulkRequest } from './leave/contract/request/show-bulk-request.ts'
import { undoBulkRequest } from './leave/contract/request/undo-bulk-request.ts'
import { showAccountErasure } from './leave/contract/show-account-erasure.ts'
import { showLeaveRules } from './leave/contract/show-leave-rules.ts'
import { attachDocument } from './leave/contract/document/attach-document.ts'
import { changeDocumentRules } from './leave/contract/document/change-document-rules.ts'
import { listLackingDocuments } from './leave/contract/document/list-lacking-documents.ts'
import { openDocument } from './leave/contract/document/open-document.ts'
import { removeDocument } from './leave/contract/document/remove-document.ts'
import { showDocumentRules } from './leave/contract/document/show-document-rules.ts'
import { uploadDocument } from './leave/contract/document/upload-document.ts'
import { leave } from './leave/contract.ts'
import { notifications } from './notifications/contract.ts'
import { decideByLink } from './notifications/contract/decide-by-link.ts'
import { showDecision } from './notifications/contract/show-decision.ts'
import { unsubscribe } from './notifications/contract/unsubscribe.ts'
import { addPush } from './notifications/contract/add-push.ts'
import { removePush } from './notifications/contract/remove-push.ts'
import { saveDefaults } from './notifications/contract/save-defaults.ts'
import { savePreferences } from './notifications/contract/save-preferences.ts'
import { showDefaults } from './notifications/contract/show-defaults.ts'
import { showPreferences } from './notifications/contract/show-preferences.ts'
import { listMessages } from './notifications/contract/list-messages.ts'
import { listProposals } from './notifications/contract/list-proposals.ts'
import { sendMessage } from './notifications/contract/send-message.ts'
import { showObligations } from './notifications/contract/show-obligations.ts'
import { showPush } from './notifications/contract/show-push.ts'
import { people } from './people/contract.ts'
import { removeAvatar } from './people/contract/avatar/remove-avatar.ts'
import { saveAvatar } from './people/contract/avatar/save-avatar.ts'
import { uploadAvatar } from './people/contract/avatar/upload-avatar.ts'
import { confirmEmailChange } from './people/contract/email/confirm-email-change.ts'
import { stopEmailChange } from './people/contract/email/stop-email-change.ts'
import { changeGroup } from './people/contract/group/change-group.ts'
import { declineFacts } from './people/contract/facts/decline-facts.ts'
import { joinCompany } from './people/contract/join-company.ts'
import { mergeGroup } from './people/contract/group/merge-group.ts'
import { moveToGroup } from './people/contract/group/move-to-group.ts'
import { removeGroup } from './people/contract/group/remove-group.ts'
import { handOverCompany } from './people/contract/hand-over-company.ts'
import { listEmployments } from './people/contract/list-employments.ts'
import { listAdministrators } from './people/contract/list-administrators.ts'
import { sendPasswordReset } from './people/contract/send-password-reset.ts'
import { resetSecondFactors } from './people/contract/reset-second-factors.ts'
import { listAuditLog } from './people/contract/list-audit-log.ts'
import { listFactChanges } from './people/contract/facts/list-fact-changes.ts'
import { withdrawFacts } from './people/contract/facts/withdraw-facts.ts'
import { site } from './site/contract.ts'
import { countVisit } from './site/contract/count-visit.ts'
import { listArticles } from './site/contract/list-articles.ts'
import { sendContactMessage } from './site/contract/send-contact-message.ts'
import { showArticle } from './site/contract/show-article.ts'
import { showCategory } from './site/contract/show-category.ts'
import { showHome } from './site/contract/show-home.ts'

/** Everything that may be asked of the product, by feature. */
export const api = {
  account: {
    ...account,
    confirmEmail,
    sendConfirmation,
    changeEmail,
    showEmailChange,
    cancelEmailChange,
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
    startIdentityLogIn,
    completeIdentityLogIn,
    startLinkingIdentity,
    linkIdentity,
    unlinkIdentity,
    describeAuthorisation,
    registerAssistant,
    showAssistantRequest,
    connectAssistant,
    grantToken,
    revokeToken,
    listSessions,
    endSession,
    endOtherSessions,
    exportData,
    showDataExport,
  },
  attendance: {
    ...attendance,
    listSheetStates,
    listSheets,
    exportAttendance,
    exportLeaveCards,
    exportLeaveSlip,
    previewPayroll,
    exportPayroll,
    savePayrollSettings,
    showExport,
  },
  billing: { showPlan, orderPlan, exportOrder, withdrawOrder, askForGrant },
  company: {
    ...company,
    requireSecondFactor,
    listCountries,
    listPositions,
    addPosition,
    changePosition,
    removePosition,
  },
  people: {
    ...people,
    resetSecondFactors,
    sendPasswordReset,
    uploadAvatar,
    saveAvatar,
    removeAvatar,
    confirmEmailChange,
    stopEmailChange,
    joinCompany,
    listFactChanges,
    declineFacts,
    withdrawFacts,
    listAdministrators,
    listAuditLog,
    listEmployments,
    handOverCompany,
    changeGroup,
    moveToGroup,
    mergeGroup,
    removeGroup,
  },
  leave: {
    ...leave,
    // Few pages call these, so they stay out of the contract that every page of a member loads.
    listWaitingBalances,
    listBalances,
    countAway,
    importPeople,
    changePeople,
    bulkEffect,
    listBulkRequests,
    showBulkRequest,
    undoBulkRequest,
    listLackingDocuments,
    uploadDocument,
    attachDocument,
    openDocument,
    removeDocument,
    showDocumentRules,
    changeDocumentRules,
    showLeaveRules,
    changeLeaveRules,
    leaveRulesEffect,
    calendarEffect,
    showCompanyEffect,
    employmentEffect,
    factsEffect,
    proposalEffect,
    confirmFacts,
    calculateDaysOff,
    calculateWorkingDays,
    listCalendarFeeds,
    createCalendarFeed,
    revokeCalendarFeed,
    listCompanyFeeds,
    revokeCompanyFeed,
    showCalendarFeed,
    showAccountErasure,
    eraseAccount,
  },
  notifications: {
    ...notifications,
    decideByLink,
    showDecision,
    unsubscribe,
    showPreferences,
    savePreferences,
    showDefaults,
    saveDefaults,
    sendMessage,
    listMessages,
    listProposals,
    showObligations,
    showPush,
    addPush,
    removePush,
  },
  site: { ...site, sendContactMessage, listArticles, showArticle, showCategory, showHome, countVisit },
  backoffice,
  assistants: { callTools, listenToTools },
  integrations: {
    listWebhooks,
    addWebhook,
    changeWebhook,
    removeWebhook,
    renewWebhookSecret,
    tryWebhook,
    listDeliveries,
    replayDelivery,
    listApiKeys,
    createApiKey,
    revokeApiKey,
    showSlack,
    installSlack,
    connectSlack,
    changeSlack,
    listSlackChannels,
    disconnectSlack,
    linkSlack,
    showSlackLink,
    unlinkSlack,
    receiveSlack,
  },
}

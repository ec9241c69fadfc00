import type { ChangePattern } from '../contract/change-pattern.ts'

/** What somebody is notified of; an account is written at every sign-in, of which only its first confirmation matters. */
export const notifyingChanges: readonly ChangePattern[] = [
  { kind: 'LeaveRequest' },
  { kind: 'FactChange' },
  { kind: 'Invitation' },
  { kind: 'PasswordReset' },
  { kind: 'EmailConfirmation' },
  { kind: 'EmailChange' },
  { kind: 'FormerEmail' },
  { kind: 'SecurityAlert' },
  { kind: 'Company' },
  { kind: 'CompanyMessage' },
  { kind: 'Notification', whenSet: 'seen_at' },
  { kind: 'Account', whenSet: 'email_confirmed_at' },
]

/** The tools that an assistant has which may read and write, in order of the alphabet. */
export const toolNames = [
  'approve_leave',
  'cancel_leave',
  'deny_leave',
  'list_absent',
  'list_days_off',
  'list_lacking_documents',
  'list_waiting',
  'preview_leave',
  'request_leave',
  'show_balance',
  'show_obligations',
  'show_request',
]

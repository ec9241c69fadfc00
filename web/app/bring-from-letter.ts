/** The pages that the links of letters lead to. Apart from the routes, which everybody loads, since few come here. */
export const bringResetPassword = async () => (await import('./reset-password.tsx')).ResetPassword

export const bringAcceptInvitation = async () => (await import('./accept-invitation.tsx')).AcceptInvitation

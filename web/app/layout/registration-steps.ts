/** The steps by which a company comes in; the first cannot be gone back to, since the account is made. */
export const registrationSteps = [
  { path: '/register', word: 'stepRegistration', isOpen: false },
  { path: '/register/company', word: 'stepCompany', isOpen: true },
  { path: '/register/personal-information', word: 'stepPerson', isOpen: true },
  { path: '/register/team', word: 'stepTeam', isOpen: true },
] as const

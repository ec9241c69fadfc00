/** Who runs this installation. */
export interface Operator {
  /** The company's registered name. */
  name?: string
  seat?: string
  /** The number in the register of companies, and the court that keeps it. */
  companyNumber?: string
  court?: string
  taxNumber?: string
  /** Where orders are paid to, as a Hungarian account number or an IBAN. */
  bankAccount?: string
  phone?: string
  /** The company's page on LinkedIn. */
  linkedIn: string
}

/** The operator as the imprint and the legal pages name it: whoever opens an installation to the public fills it in. What is missing is left out. */
export const operator: Operator = {
  linkedIn: 'https://www.linkedin.com/company/szabi-hu',
}

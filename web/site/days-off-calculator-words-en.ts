import calculator from '#shared/words/en/calculator.json'
import entitlement from '#shared/words/en/entitlement.json'
import problems from '#shared/words/en/problems.json'

/** The words of the calculator, and of the law that it counts by. */
export const words = { calculator, entitlement, problems }

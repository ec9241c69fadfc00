import home from '#shared/words/en/home.json'
import problems from '#shared/words/en/problems.json'

/** The words of the home page below its first screen, and of what a form objects to. */
export const words = { home, problems }

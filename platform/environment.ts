import { type Environment, EnvironmentError, parseEnvironment } from '#shared/domain/environment.ts';

/** The platform's environment; one that cannot be used ends the process with the list of what is wrong. */
export function readEnvironment(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

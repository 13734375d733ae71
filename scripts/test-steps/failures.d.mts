export interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { errors: { message: string }[] }[] }[];
  }[];
}

export function vitestFailures(report: { testResults: VitestFile[] }, root: string): string[];
export function playwrightFailures(report: { suites: PlaywrightSuite[] }): string[];

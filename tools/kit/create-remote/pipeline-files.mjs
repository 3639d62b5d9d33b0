/**
 * Returns the pipeline files for GitHub Actions and GitLab, by path. The pipelines test changes, and deploy the branch
 * `main` (GitHub) or the default branch (GitLab).
 * @param {string} site
 * @returns {Record<string, string>}
 */
export function createPipelineFiles(site) {
  return {
    '.github/workflows/deploy.yml': createGithubPipeline(site),
    '.gitlab-ci.yml': createGitlabPipeline(site),
  };
}

const createGithubPipeline = (site) => `name: deploy
on:
  push:
    branches: [main]
  pull_request:
jobs:
  deploy:
    runs-on: ubuntu-latest
    concurrency: deploy-\${{ github.ref }}
    env:
      RANGMALA_SITE: ${site}
      RANGMALA_TOKEN: \${{ secrets.RANGMALA_TOKEN }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm test
      - run: npx playwright install --with-deps chromium
      - run: npm run check
      - if: github.ref == 'refs/heads/main'
        run: npm run deploy
`;

const createGitlabPipeline = (site) => `image: node:22
variables:
  RANGMALA_SITE: ${site}
  # RANGMALA_TOKEN is a masked variable of the project.
cache:
  key:
    files: [package-lock.json]
  paths: [.npm/]
stages: [test, deploy]
test:
  stage: test
  script:
    - npm ci --cache .npm
    - npm test
    - npx playwright install --with-deps chromium
    - npm run check
deploy:
  stage: deploy
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
    - npm ci --cache .npm
    - npm run deploy
`;

# Writes data.csv and glmer.csv: Rscript glmer.R, with lme4 1.1-31 and R 4.2.2.
#
# data.csv contains the cells of simulated data sets, and two periods of the herds in
# lme4's cbpp. glmer.csv contains the figures of glmer: with nAGQ = 15 if the task is the
# only random effect, otherwise with nAGQ = 1. For nAGQ = 15 glmer reports the
# log-likelihood relative to the saturated model. Standard errors are
# vcov(use.hessian = FALSE), which treats the deviations as known. Rows named effect
# contain the mean and standard error of the effect of a group given the deviations,
# computed from the joint precision of fixed and random effects at the estimates and
# glmer's model matrices.
suppressMessages(library(lme4))
set.seed(20261123)
simulate <- function(set, tasks, trials, agents = 1, groups = 0, base = 0.3, effect = 0.6, sd = c(1.2, 0, 0)) {
  d <- expand.grid(treated = 0:1, agent = paste0("agent", seq_len(agents)), task = sprintf("t%03d", seq_len(tasks)), stringsAsFactors = FALSE)
  number <- as.integer(substr(d$task, 2, 4))
  d$group <- if (groups > 0) paste0("g", (number - 1) %% groups + 1) else ""
  u <- rnorm(tasks, 0, sd[1]); s <- rnorm(tasks, 0, sd[2]); v <- rnorm(max(groups, 1), 0, sd[3])
  t <- d$treated - 0.5
  a <- as.integer(substr(d$agent, 6, 6))
  eta <- base + 0.5 * (a - 1) + u[number] + t * (effect - 0.4 * (a - 1) + s[number] + if (groups > 0) v[(number - 1) %% groups + 1] else 0)
  d$n <- trials; d$passed <- rbinom(nrow(d), trials, plogis(eta))
  d$set <- set
  d
}
sets <- list(
  simulate("single", 40, 1),
  simulate("single-agents", 60, 1, agents = 2, groups = 5, sd = c(1.5, 0, 1.5)),
  simulate("several", 30, 5, sd = c(1.5, 0.8, 0)),
  simulate("agents", 40, 3, agents = 3, sd = c(1, 0.5, 0)),
  simulate("groups", 48, 4, groups = 6, sd = c(1.2, 0.5, 1)),
  simulate("groups-agents", 60, 3, agents = 2, groups = 8, sd = c(1, 0.6, 0.7)),
  simulate("alike", 30, 3, groups = 3, sd = c(0.3, 0, 0)),
  simulate("hard", 50, 4, groups = 5, base = -2.5, effect = 1.2, sd = c(1.5, 0.4, 0.5)))
gap <- simulate("uneven", 40, 6, groups = 4, sd = c(1.2, 0.6, 1))
kept <- rbinom(nrow(gap), 6, 0.5)
gap$passed <- rhyper(nrow(gap), gap$passed, gap$n - gap$passed, kept); gap$n <- kept
gap <- gap[gap$n > 0 & runif(nrow(gap)) > 0.1, ]
herds <- subset(cbpp, period %in% c("1", "2"))
herds <- data.frame(treated = as.integer(herds$period == "2"), agent = "agent1", task = paste0("herd", herds$herd), group = "", n = herds$size, passed = herds$incidence, set = "cbpp")
data <- do.call(rbind, c(sets, list(gap, herds)))
write.csv(data[, c("set", "task", "group", "agent", "treated", "passed", "n")], "data.csv", row.names = FALSE, quote = FALSE)
out <- data.frame()
add <- function(set, figure, name, value) out <<- rbind(out, data.frame(set = set, figure = figure, name = name, value = sprintf("%.10g", value)))
for (set in unique(data$set)) {
  d <- data[data$set == set, ]; d$t <- d$treated - 0.5
  several <- any(sapply(split(d, d$task), function(x) sum(x$n[x$treated == 1]) > 1 && sum(x$n[x$treated == 0]) > 1))
  grouped <- length(unique(d$group)) > 1
  fixed <- if (length(unique(d$agent)) > 1) "0 + agent + agent:t" else "1 + t"
  f <- paste("cbind(passed, n - passed) ~", fixed, "+ (1 | task)", if (several) "+ (0 + t | task)", if (grouped) "+ (0 + t | group)")
  laplace <- several || grouped
  tight <- glmerControl(optimizer = "bobyqa", optCtrl = list(maxfun = 2e5, rhoend = 1e-9), tolPwrss = 1e-12, check.conv.singular = "ignore")
  m <- glmer(as.formula(f), d, binomial, nAGQ = if (laplace) 1 else 15, control = tight)
  saturated <- if (laplace) 0 else sum(dbinom(d$passed, d$n, d$passed / d$n, log = TRUE))
  add(set, "log_likelihood", "", as.numeric(logLik(m)) + saturated)
  se <- sqrt(diag(as.matrix(vcov(m, use.hessian = FALSE))))
  label <- function(x) { a <- sub("^agent(agent[0-9]):?.*", "\\1", x); a[!grepl("^agentagent", x)] <- "agent1"; paste(a, ifelse(grepl("t$", x) & x != "agent" , "treatment", "intercept")) }
  for (i in seq_along(fixef(m))) { add(set, "estimate", label(names(fixef(m)))[i], fixef(m)[i]); add(set, "se", label(names(fixef(m)))[i], se[i]) }
  v <- as.data.frame(VarCorr(m))
  names(v)[1] <- "grp"
  for (i in seq_len(nrow(v))) add(set, "deviation", c(task.Int = "task", task.t = "task_treatment", group.t = "group_treatment")[[
    if (v$grp[i] == "group") "group.t" else if (v$var1[i] == "t") "task.t" else "task.Int"]], v$sdcor[i])
  if (grouped) {
    X <- getME(m, "X"); L <- t(getME(m, "Zt")) %*% getME(m, "Lambda")
    mu <- fitted(m); W <- Matrix::Diagonal(x = d$n * mu * (1 - mu))
    H <- rbind(cbind(t(L) %*% W %*% L + Matrix::Diagonal(ncol(L)), t(L) %*% W %*% X), cbind(t(X) %*% W %*% L, t(X) %*% W %*% X))
    V <- solve(as.matrix(H))
    agents <- length(unique(d$agent))
    groups <- levels(getME(m, "flist")$group)
    # Columns of Z for the random effects of groups.
    which_term <- which(names(getME(m, "cnms")) == "group")
    cols <- (getME(m, "Gp")[which_term] + 1):getME(m, "Gp")[which_term + 1]
    sdg <- getME(m, "theta")[which_term]
    for (g in seq_along(groups)) {
      w <- rep(0, nrow(V)); w[cols[g]] <- sdg
      w[ncol(L) + which(grepl("t$", colnames(X)) & colnames(X) != "agent")] <- 1 / agents
      add(set, "effect", groups[g], sum(w * c(getME(m, "u"), fixef(m))))
      add(set, "effect_se", groups[g], sqrt(drop(w %*% V %*% w)))
    }
  }
}
write.csv(out, "glmer.csv", row.names = FALSE, quote = FALSE)

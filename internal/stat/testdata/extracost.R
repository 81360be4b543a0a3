# Writes extracost.csv with R 4.2.2 and clubSandwich 0.5.8:
#
#   Rscript extracost.R > extracost.csv
#
# Each line contains a data set of tasks, listed as
# cluster:cost:control/treatment/trials with the difference in cost and the passes of
# both sides; "-" stands for no cluster.
#
# extra_cost: the set of ratios θ for which the t test of cost − θ·success has p ≥ 0.05.
# Nothing is solved for in closed form: θ = tan φ, the ends are the roots between the
# points of a fine grid of φ over all ratios, and the test is t.test, or coef_test with
# CR2 for clusters. The result is the estimate, the shape and the ends.
#
# pass_k: mean difference of C(c,k)/C(n,k) and of 1 − C(n−c,k)/C(n,k), with the intervals
# of t.test or conf_int. Coefficients are whole numbers, so fractions are exact but for
# the division.
suppressMessages(library(clubSandwich))
set.seed(20261127)
f <- function(x) sprintf("%.15g", x)
quoted <- function(cluster, cost, ck, tk, n)
  paste(sprintf("%s:%s:%d/%d/%d", cluster, f(cost), ck, tk, n), collapse = " ")
wald <- function(z, cluster) { # squared statistic over its critical value
  if (cluster[1] == "-") { test <- t.test(z); return(unname(test$statistic)^2 / qt(0.975, test$parameter)^2) }
  test <- coef_test(lm(z ~ 1), vcov = "CR2", cluster = cluster, test = "Satterthwaite")
  (test$beta / test$SE)^2 / qt(0.975, test$df_Satt)^2
}
ends <- function(cost, success, cluster, points) {
  unit <- max(abs(cost))
  h <- function(phi) wald(cos(phi) * cost / unit - sin(phi) * success, cluster) - 1
  grid <- seq(-pi / 2, pi / 2, length.out = points)
  at <- vapply(grid, h, 0)
  i <- which(at[-1] * at[-points] < 0)
  roots <- sort(vapply(i, function(j) uniroot(h, grid[c(j, j + 1)], tol = 1e-15)$root, 0))
  stopifnot(length(roots) %in% c(0, 2))
  shape <- if (at[1] > 0) "between" else if (length(roots) == 2) "outside" else "any"
  c(shape, if (length(roots)) f(tan(roots) * unit) else c("NA", "NA"))
}
cat("kind,tasks,level,results\n")
data <- function(tasks, trials, shift, cost, spread, cluster = rep("-", tasks), sd = 0) {
  p <- rbeta(tasks, 1, 1); c <- rbinom(tasks, trials, p)
  own <- sd * rnorm(length(unique(cluster)))[match(cluster, unique(cluster))]
  t <- rbinom(tasks, trials, plogis(qlogis(pmin(pmax(p, 0.02), 0.98)) + shift + own))
  list(cost = round(cost + spread * rnorm(tasks) + 0.3 * spread * (t - c) / trials + spread * own / 2, 7), c = c, t = t, n = rep(trials, tasks), cluster = cluster)
}
row <- function(d, points = 4001) {
  s <- (d$t - d$c) / d$n
  cat("extra_cost,", quoted(d$cluster, d$cost, d$c, d$t, d$n), ",0.95,", paste(c(f(mean(d$cost) / mean(s)), ends(d$cost, s, d$cluster, points)), collapse = " "), "\n", sep = "")
}
passes <- function(d, k) {
  ratio <- function(a) choose(a, k) / choose(d$n, k)
  one <- function(x) {
    if (d$cluster[1] == "-") { test <- t.test(x); return(c(test$estimate, test$conf.int)) }
    m <- conf_int(lm(x ~ 1), vcov = "CR2", cluster = d$cluster, level = 0.95)
    c(m$beta, m$CI_L, m$CI_U)
  }
  cat("pass_", k, ",", quoted(d$cluster, d$cost, d$c, d$t, d$n), ",0.95,",
      paste(f(c(one(ratio(d$n - d$c) - ratio(d$n - d$t)), one(ratio(d$t) - ratio(d$c)))), collapse = " "), "\n", sep = "")
}
for (x in list(c(30, 1, 1.5, 0.02, 0.01), c(30, 3, 1, 0.02, 0.05), c(30, 3, 1.5, -0.02, 0.01), c(30, 3, -1.5, 0.02, 0.01), c(30, 5, -1.5, -0.02, 0.01),
  c(30, 3, 0, 0.02, 0.01), c(30, 3, 0, -0.02, 0.01), c(30, 3, 0, 0, 0.02), c(30, 1, 0, 0, 1), c(10, 3, 0.8, 0.5, 0.6), c(10, 1, 1, 2, 1),
  c(100, 1, 0.5, 0.001, 0.002), c(100, 5, 0.3, 0.001, 0.002), c(100, 3, 0.2, 1e-5, 2e-5), c(5, 5, 1, 0.1, 0.1), c(3, 10, 1, 0.1, 0.02), c(2, 10, 2, 0.1, 0.01),
  c(300, 1, 0.3, 12, 40), c(50, 10, 0.1, 0, 0.01), c(20, 3, 2, 0.04, 0.0001)))
  row(data(x[1], x[2], x[3], x[4], x[5]))
row(data(30, 1, 1.5, 0.02, 0.01, rep(letters[1:6], each = 5), 0.5), 401)
row(data(30, 3, 1.2, 0.02, 0.03, rep(letters[1:6], c(1, 2, 3, 6, 8, 10)), 0.5), 401)
row(data(40, 2, 0.2, 0.02, 0.01, sample(letters[1:12], 40, TRUE), 0.5), 401)
row(data(60, 3, 0, -0.01, 0.05, sample(letters[1:20], 60, TRUE), 0.3), 401)
row(data(60, 3, -1, -0.02, 0.01, sprintf("t%d", 1:60)), 401)
row(data(22, 5, 1.5, 0.05, 0.02, rep(letters[1:3], c(1, 1, 20))), 401)
for (k in c(1, 2, 3, 5)) passes(data(12, 5, 0.8, 0, 0.01), k)
for (k in c(1, 3, 10)) passes(data(40, 10, -0.4, 0, 0.01), k)
passes(data(2, 3, 1, 0, 0.01), 2)
for (k in c(1, 3)) passes(data(30, 3, 0.7, 0, 0.01, rep(letters[1:6], c(1, 2, 3, 6, 8, 10)), 0.5), k)

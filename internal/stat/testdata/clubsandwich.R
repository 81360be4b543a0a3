# Writes clubsandwich.csv with R 4.2.2 and clubSandwich 0.5.8:
#
#   Rscript clubsandwich.R > clubsandwich.csv
#
# Each line contains a data set and its mean difference of clustered tasks, with the CR2
# standard error, Satterthwaite's degrees of freedom and the 95 % interval. The data set
# lists the counts of each task as cluster:both/control/treatment/neither.
suppressMessages(library(clubSandwich))
set.seed(20261123)
cat("tasks,estimate,se,df,low,high\n")
row <- function(cluster, trials) {
  n <- length(cluster)
  counts <- t(sapply(seq_len(n), function(i) rmultinom(1, trials[i], runif(4))))
  d <- (counts[, 3] - counts[, 2]) / rowSums(counts)
  m <- lm(d ~ 1)
  test <- coef_test(m, vcov = "CR2", cluster = cluster, test = "Satterthwaite")
  interval <- conf_int(m, vcov = "CR2", cluster = cluster, level = 0.95)
  cat(paste(sprintf("%s:%d/%d/%d/%d", cluster, counts[, 1], counts[, 2], counts[, 3], counts[, 4]), collapse = " "),
      sprintf("%.12g", c(test$beta, test$SE, test$df_Satt, interval$CI_L, interval$CI_U)), sep = ",")
  cat("\n")
}
row(rep(letters[1:6], each = 5), rep(1, 30))
row(rep(letters[1:6], each = 5), rep(3, 30))
row(rep(letters[1:6], c(1, 2, 3, 6, 8, 10)), rep(4, 30))
row(sample(letters[1:12], 40, TRUE), rep(2, 40))
row(sample(letters[1:20], 60, TRUE), sample(1:6, 60, TRUE))
row(sprintf("t%d", 1:25), rep(3, 25))
row(rep(c("a", "b"), c(4, 7)), rep(2, 11))
row(rep(letters[1:3], c(1, 1, 20)), rep(5, 22))
